import type { ComponentChildren, VNode } from 'preact';
import type { QuestName } from '../../rules/cards.ts';
import { Apple, BLUE, CREAM, CRUST, Gem, INK, LEAF, Pie, PLUM, RED, STONE, WOOD, YELLOW } from './cards.tsx';
import { Critter, Toque } from './critters.tsx';
import './art.css';

/** As wide and as high as each is drawn. */
export const VIGNETTE = { width: 104, height: 96 } as const;

const [DAY, DUSK, NIGHT, SNOW] = ['#bfe0ef', '#f3d3b4', '#2d3350', '#dfe6ee'];
const MEADOW = '#a8c99a';

interface PlaceProps {
  readonly sky: string | undefined;
  readonly hill: string;
  readonly ground: string;
  readonly children: ComponentChildren;
}

/** Sky, a hill behind and the ground before it. */
const Place = ({ sky, hill, ground, children }: PlaceProps) => (
  <g class="mls-piece">
    <path fill={sky} stroke="none" d="M0 0h104v96H0Z" />
    <path fill={hill} stroke="none" d="M-2 62c22-20 42-14 58-4s34 4 50-10v50H-2Z" />
    <path fill={ground} stroke-width="1.2" d="M-2 76c30-7 78-7 108 1v22H-2Z" />
    {children}
  </g>
);

interface AtProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly turn?: number;
  readonly children: ComponentChildren;
}
const At = ({ x, y, size = 1, turn = 0, children }: AtProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>{children}</g>
);

const Tree = ({ x, y, size = 1 }: Omit<AtProps, 'children'>) => (
  <At x={x} y={y} size={size}>
    <path fill={WOOD} d="M-3 22c1-8 1-12 0-18h6c-1 6-1 10 0 18Z" />
    <path fill="#7fae6c" d="M-6 6c-16 2-18-14-8-17-2-14 16-18 20-8 12-4 18 10 9 14 5 10-8 16-15 9-2 3-5 3-6 2Z" />
  </At>
);
const Fir = ({ x, y, size = 1 }: Omit<AtProps, 'children'>) => (
  <At x={x} y={y} size={size}>
    <path fill="#3d5a4a" d="M0-40 12-20H7L18 0H9L22 22h-44L-9 0h-9L-7-20h-5Z" />
  </At>
);
const BASKET = 'M-15 0h30l-4 16h-22Z';
const WHEEL = 'M0-10a10 10 0 1 1-.01 0ZM0-10V10M-10 0H10M-7-7 7 7M-7 7 7-7';
const Note = ({ x, y, turn = 0 }: Omit<AtProps, 'children'>) => (
  <At x={x} y={y} turn={turn}>
    <path fill={INK} stroke-width="1.2" d="M-3 4a2.6 2 0 1 1 2.6 2V-8l6 2v3l-6-2" />
  </At>
);

const EmptyBasket = () => (
  <Place sky={DAY} hill="#93b985" ground={MEADOW}>
    <Tree x={84} y={52} size={1.2} />
    {[
      [76, 40],
      [92, 34],
      [90, 50],
    ].map(([x = 0, y = 0]) => (
      <At key={x} x={x} y={y} size={0.28}>
        <Apple />
      </At>
    ))}
    <Critter of="mole" at={[32, 50]} size={1.35} mouth="shut" />
    <At x={50} y={72} turn={24}>
      <path class="mls-line" stroke={WOOD} stroke-width="3" d="M-12 0c0-22 24-22 24 0" />
      <path fill={CRUST} d={BASKET} />
      <path class="mls-line" stroke-width="1" d="M-14 5h28M-12 10h24M-7 1l2 15M7 1 5 16" />
    </At>
    <path class="mls-line" stroke-width="1.2" d="M58 46c4-4 6 2 2 3s-4-5 2-6 8 4 6 7" />
    <path fill={INK} d="M68 51l3-1-1 3Z" />
  </Place>
);

const DimCrown = () => (
  <Place sky={DUSK} hill="#8aa69a" ground="#7f9fc0">
    <path class="mls-line" stroke={WOOD} d="M12 78V46M18 78V54M92 78V44M97 78V52" />
    <path fill={WOOD} d="M10 48c0-9 4-9 4 0ZM16 56c0-8 4-8 4 0ZM90 46c0-9 4-9 4 0Z" />
    <path fill={LEAF} d="M22 86c0-9 60-9 60 0s-60 9-60 0Z" />
    <Critter of="frog" at={[52, 54]} size={1.5} mouth="shut" coat={RED} />
    <At x={52} y={34} size={1.2}>
      <path fill={STONE} d="M-11 0-13-14-5-7 0-16 5-7 13-14 11 0Z" />
      <path class="mls-line" stroke={CREAM} stroke-width=".9" d="M-12-12C-8-9-4-10-4-8M-9-4c4-3 8-1 9-11M-9-8l5 4" />
    </At>
    <path class="mls-line" stroke-width="1.2" d="M70 26h.01M67 20c-7-1-7 4 0 3M73 20c7-1 7 4 0 3M70 22v9" />
  </Place>
);

const HungryChoir = () => (
  <Place sky={DUSK} hill="#d9b98f" ground="#c79d6c">
    {[14, 40, 64, 90].map((x, place) => (
      <Critter key={x} of="mouse" at={[x, 44 + 3 * (place % 2)]} size={0.9} mouth="sings" coat={BLUE} />
    ))}
    {[26, 52, 78].map((x) => (
      <Critter key={x} of="mouse" at={[x, 66]} size={1.05} mouth="sings" coat={RED} />
    ))}
    <Note x={20} y={18} turn={-12} />
    <Note x={52} y={14} />
    <Note x={80} y={20} turn={14} />
    <path class="mls-line" stroke-width="1.2" d="M44 90q4-4 8 0t8 0" />
  </Place>
);

const StuckWagon = () => (
  <Place sky={DAY} hill="#93b985" ground="#b98d5e">
    <path fill="#7d5836" d="M14 84c4-7 36-7 42 0s-46 9-42 0Z" />
    <At x={54} y={58} turn={-16}>
      <Critter of="rabbit" at={[-18, -16]} size={0.95} coat={LEAF} />
      <path fill={WOOD} d="M-34-2h66l-5 16h-56Z" />
      <path class="mls-line" stroke-width="1.2" d="M-33 5h63M-34-2l-8-8" />
      <At x={12} y={-10} size={0.5}>
        <Gem />
      </At>
      <At x={22} y={-8} size={0.5}>
        <Apple />
      </At>
      <path fill={CRUST} d={WHEEL} transform="translate(-22 18)" />
      <path fill={CRUST} d={WHEEL} transform="translate(20 18)" />
    </At>
    <At x={92} y={78} size={0.5}>
      <Apple />
    </At>
    <path fill="#7d5836" d="M16 80c2-6 22-4 26 2-8 4-24 4-26-2Z" />
  </Place>
);

const LostLantern = () => (
  <Place sky={NIGHT} hill="#27402f" ground="#33533d">
    <path fill={YELLOW} stroke="none" opacity=".28" d="M76 34a24 24 0 1 1-.01 0Z" />
    <Fir x={14} y={52} />
    <Fir x={50} y={48} size={0.8} />
    <Fir x={98} y={56} size={0.9} />
    <Critter of="mouse" at={[30, 66]} size={0.8} mouth="sings" coat={PLUM} />
    <At x={76} y={58}>
      <path class="mls-line" d="M-4 16l-4 9h-4M4 16l3 8h4" stroke={YELLOW} />
      <path class="mls-line" stroke={YELLOW} d="M-6-12c0-8 12-8 12 0" />
      <path fill={STONE} d="M-9-12H9l-2 4H-7ZM-8 12H8v4H-8Z" />
      <path fill={YELLOW} d="M-7-8H7v20H-7Z" />
      <path fill={RED} stroke-width="1" d="M0-4c4 4 4 10 0 11s-4-7 0-11Z" />
    </At>
    <path fill={CREAM} stroke="none" d="M34 10a6 6 0 1 0 8 8 7 7 0 0 1-8-8Z" />
  </Place>
);

const SnowedInBakers = () => (
  <Place sky="#aebbd0" hill={SNOW} ground={CREAM}>
    <path fill={WOOD} d="M70 12h12v22H70Z" />
    <path fill={CREAM} d="M68 8h16v6H68ZM8 82c0-40 20-56 44-56s44 18 44 56Z" />
    <path class="mls-line" stroke={STONE} d="M76 4c-4-3 3-5 0-8" />
    <path fill={YELLOW} d="M24 44h54v34H24Z" />
    <Critter of="hedgehog" at={[38, 62]} size={0.8} coat={CREAM} />
    <At x={38} y={58} size={0.8}>
      <Toque />
    </At>
    <Critter of="mouse" at={[64, 62]} size={0.8} coat={CREAM} mouth="sings" />
    <At x={64} y={58} size={0.8}>
      <Toque />
    </At>
    <path fill={WOOD} d="M22 76h58v6H22ZM50 44h3v32h-3Z" />
    <path
      class="mls-line"
      stroke={CREAM}
      stroke-width="3"
      d="M10 14h.01M26 8h.01M44 18h.01M58 6h.01M94 22h.01M14 34h.01M96 8h.01M6 52h.01M98 46h.01"
    />
  </Place>
);

const TravellingMagician = () => (
  <Place sky="#4a3a66" hill="#5d4a80" ground="#7a5a8e">
    <path
      class="mls-line"
      stroke={YELLOW}
      stroke-width="1.3"
      d="M20 20v6M17 23h6M84 16v6M81 19h6M90 44v4M88 46h4M10 48v4M8 50h4"
    />
    <At x={54} y={40}>
      <path class="mls-line" stroke-width="7" d="M-8 14-20-14M6 14 12-20" />
      <path class="mls-line" stroke={RED} stroke-width="4" stroke-dasharray="3 4" d="M-8 14-20-14M6 14 12-20" />
      <path fill={INK} d="M-17-14c-6 2-14 0-14-4 6-3 12-3 16 0ZM9-20c-2-6 1-13 5-13 3 5 2 11 0 14Z" />
    </At>
    <Critter of="rabbit" at={[78, 62]} size={1.1} mouth="shut" />
    <path class="mls-line" stroke="#e6d3b8" stroke-width="4" d="M71 72 60 52" />
    <path fill={INK} d="M32 54h42l-5 34H37Z" />
    <path fill={PLUM} d="M34 60h38l-1 6H35Z" />
    <path fill={INK} d="M24 54c0-6 58-6 58 0s-58 6-58 0Z" />
  </Place>
);

const ShyNeighbour = () => (
  <g class="mls-piece">
    <path fill="#e8b48c" stroke="none" d="M0 0h104v96H0Z" />
    <path
      class="mls-line"
      stroke="#cf9468"
      stroke-width="1.2"
      d="M0 18h24M84 30h20M0 58h20M86 66h18M6 84h20M80 12h18"
    />
    <path fill={WOOD} d="M22 12h60v62H22Z" />
    <path fill={NIGHT} d="M27 17h50v52H27Z" />
    <Critter of="hedgehog" at={[56, 52]} size={1.15} />
    <path class="mls-line" stroke="#ecd2b0" stroke-width="5" d="M68 60 72 42" />
    <path fill="#ecd2b0" d="M72 34a5 5 0 1 1-.01 0Z" />
    <path fill={RED} d="M27 17h29c2 14-10 36-24 52h-5ZM77 17v14c-6-3-10-8-11-14Z" />
    <path class="mls-line" stroke={CREAM} stroke-width="1.2" d="M34 18c2 14 0 30-4 42M44 18c1 12-4 26-10 38" />
    <path fill={WOOD} d="M18 74h68v7H18Z" />
    <At x={30} y={66} size={0.8}>
      <path class="mls-line" stroke={LEAF} stroke-width="2.5" d="M0 2v-14M0-2c-5 0-6-4-6-6M0-4c5 0 6-4 6-6" />
      <path fill={YELLOW} d="M0-19a4 4 0 1 1-.01 0Z" />
      <path fill={CRUST} d="M-8 0H8L6 11H-6Z" />
    </At>
  </g>
);

const BrokenBridge = () => (
  <Place sky={DAY} hill="#93b985" ground="#7f9fc0">
    <path
      class="mls-line"
      stroke={CREAM}
      stroke-width="1.3"
      d="M34 86c4-3 8 3 12 0s8 3 12 0 8 3 12 0M42 92c4-3 8 3 12 0s8 3 12 0"
    />
    <path fill={STONE} d="M-2 58h34l4 8-6 6c-16 0-20 12-20 26H-2ZM106 58H72l-4 8 6 6c16 0 20 12 20 26h12Z" />
    <path class="mls-line" stroke-width="1" d="M6 66h16M14 58v8M26 66v6M82 66h16M90 58v8M78 66v6" />
    <path fill={STONE} d="M46 72l8-3 4 6-8 4Z" transform="rotate(14 50 74)" />
    <Critter of="hedgehog" at={[20, 38]} size={0.95} mouth="sings" coat={RED} />
    <Critter of="hedgehog" at={[84, 38]} size={0.95} mouth="sings" coat={BLUE} />
    <path fill={INK} d="M10 60h8v-6h-5ZM22 60h8l-3-6h-5ZM74 60h8v-6h-5ZM86 60h8l-3-6h-5Z" />
    <path class="mls-line" stroke-width="1.2" d="M48 56v8M56 52v10M52 46v6" />
  </Place>
);

const FestivalDay = () => (
  <Place sky={DAY} hill="#93b985" ground={MEADOW}>
    <path class="mls-line" stroke-width="1.2" d="M-2 8c30 14 76 14 108 0" />
    {[RED, YELLOW, BLUE, RED, LEAF, YELLOW].map((hue, place) => (
      <path
        key={place}
        fill={hue}
        d="M0 0h10L5 12Z"
        transform={`translate(${6 + place * 16} ${11 + 3 * Math.sin(place)})`}
      />
    ))}
    <path fill="#e8b48c" d="M58 34h40v44H58Z" />
    <path fill={RED} d="M52 36 78 16l26 20Z" />
    <path fill={NIGHT} d="M66 44h24v18H66Z" />
    <path fill={WOOD} d="M62 62h32v5H62Z" />
    <At x={78} y={53} size={0.85}>
      <Pie />
    </At>
    <path class="mls-line" stroke={CREAM} stroke-width="2.5" d="M66 46c-8-8-12 4-18 0s-6 6-12 6" />
    <Critter of="mole" at={[26, 58]} size={1.2} />
    <Critter of="mouse" at={[50, 72]} size={0.7} mouth="sings" coat={PLUM} />
  </Place>
);

const OldWell = () => (
  <Place sky={DUSK} hill="#b8a06a" ground={MEADOW}>
    <path fill={WOOD} d="M28 28h5v34h-5ZM71 28h5v34h-5Z" />
    <path fill={RED} d="M18 30 52 8l34 22Z" />
    <path class="mls-line" d="M33 38h38M52 38v12" />
    <path fill={CRUST} d="M46 48h12l-2 11h-8Z" />
    <Critter of="rabbit" at={[22, 58]} size={1.05} mouth="sings" coat={BLUE} turn={12} />
    <path fill={STONE} d="M30 62h46l-3 26H33Z" />
    <path fill={INK} d="M28 62c0-6 50-6 50 0s-50 6-50 0Z" />
    <path class="mls-line" stroke-width="1" d="M32 74h42M44 68v6M62 68v6M38 74v12M54 74v14M68 74v12" />
    <path class="mls-line" stroke={CREAM} stroke-width="1.6" d="M84 50c4 4 4 10 0 14M90 46c7 6 7 16 0 22" />
    <At x={92} y={84} size={0.4}>
      <Gem />
    </At>
  </Place>
);

const RaceMarshal = () => (
  <Place sky={DAY} hill="#93b985" ground="#d9b98f">
    <path fill={CREAM} d="M62 16h3v66h-3ZM98 16h3v66h-3Z" />
    <path fill={CREAM} d="M62 16h39v12H62Z" />
    <path
      fill={INK}
      stroke="none"
      d="M65 16h6v6h-6ZM77 16h6v6h-6ZM89 16h6v6h-6ZM71 22h6v6h-6ZM83 22h6v6h-6ZM95 22h6v6h-6Z"
    />
    <Critter of="mole" at={[80, 54]} size={1.1} mouth="shut" coat={RED} />
    <path class="mls-line" d="M92 68 98 46" />
    <path fill={YELLOW} d="M98 46c-6-4-10 2-16-2l2-8c5 4 9-2 16 1Z" />
    <path class="mls-line" stroke-width="1.3" d="M66 44h5l-5 6h5M58 36h4l-4 5h4" />
    <At x={28} y={74}>
      <path fill="#c9b87a" d="M-18 8c-2-6-4-6-6-4l2 4ZM-12 6h6v6h-6ZM6 6h6v6H6ZM14 0c2-9 12-9 12-2 0 5-6 6-12 6Z" />
      <path fill={LEAF} d="M-18 7C-18-16 16-16 16 7Z" />
      <path class="mls-line" stroke-width="1.2" d="M-10 6-6-6M8 6 4-6M-6-6H4M-1-6v12" />
      <path class="mls-line" stroke-width="2.2" d="M22-2h.01" />
      <path class="mls-line" stroke-width="1.1" d="M23 2h3" />
    </At>
    <path class="mls-line" stroke={CREAM} d="M0 72h6M-2 80h7" />
  </Place>
);

const DRAWN: Readonly<Record<QuestName, () => VNode>> = {
  'empty-basket': EmptyBasket,
  'dim-crown': DimCrown,
  'hungry-choir': HungryChoir,
  'stuck-wagon': StuckWagon,
  'lost-lantern': LostLantern,
  'snowed-in-bakers': SnowedInBakers,
  'travelling-magician': TravellingMagician,
  'shy-neighbour': ShyNeighbour,
  'broken-bridge': BrokenBridge,
  'festival-day': FestivalDay,
  'old-well': OldWell,
  'race-marshal': RaceMarshal,
};

/** What a quest tells of. */
export function Vignette({ of }: { readonly of: QuestName }) {
  const Drawn = DRAWN[of];
  return <Drawn />;
}
