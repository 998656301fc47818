import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import { needsAgreement } from '../../engine/undo.ts';
import { redo, undo, undoTurn } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import {
  AID,
  BRING_BACK,
  CHANGE_SEATS,
  DEAL,
  END_NOW,
  GIVE_UP,
  LAMP,
  LOG,
  MEMORY,
  MOVES,
  PHONES,
  PLAY_AGAIN,
  REPLAY,
  RULES,
  SCORES,
  SHELF as SHELF_ICON,
  TAKE_BACK,
  TAKE_OUT,
  TURN,
} from '../../ui/actionIcons.ts';
import { SETTINGS } from '../../ui/Icon.tsx';
import { MenuItem } from '../../ui/Picks.tsx';
import { tableWords } from '../../words/table.ts';
import { beginHint } from '../hint/HintLamp.tsx';
import { go, toShelf } from '../navigation.ts';
import { inLang } from '../settings.ts';
import { isRecalled } from './isRecalled.ts';
import type { SheetName } from './Sheets.tsx';

interface MenuProps {
  readonly news: TableNews;
  /** Who may have a hint now. */
  readonly seat: Seat | null;
  show(sheet: SheetName | null): void;
}

export function Menu({ news, seat, show }: MenuProps) {
  const words = inLang(tableWords);
  const { wholeTurn } = news.undo;
  const persons = news.here.length;
  const isEndable = !news.daily && !news.result;
  const done = (): void => show(null);
  const takeBack = (): void => {
    if (needsAgreement(news.undo)) {
      show('takeBackQuestion');
      return;
    }
    undo(false);
    done();
  };
  const askForHint = (): void => {
    if (seat !== null) beginHint(news, seat);
    done();
  };
  const takeBackTurn = (): void => {
    undoTurn();
    done();
  };
  const bringBack = (): void => {
    redo();
    done();
  };
  return (
    <>
      <Group name={words.menuGroups.now}>
        <MenuItem
          icon={TAKE_BACK}
          name={words.takeBack}
          hint={words.takeBackWhy[news.undo.why]}
          closed={news.undo.drops.length === 0}
          act={takeBack}
        />
        {wholeTurn.length > 0 && (
          <MenuItem icon={TAKE_BACK} name={words.takeBackTurn} hint={words.takeBackTurnHint} act={takeBackTurn} />
        )}
        <MenuItem
          icon={BRING_BACK}
          name={words.bringBack}
          hint={news.redo ? words.bringBackHint : words.nothingToBringBack}
          closed={!news.redo}
          act={bringBack}
        />
        <MenuItem
          icon={LAMP}
          name={words.hint}
          hint={news.noHints ? words.noHints : seat === null ? words.noHintNow : words.hintHint}
          closed={news.noHints || seat === null}
          act={askForHint}
        />
        <MenuItem icon={MOVES} name={words.moves} hint={words.movesHint} act={() => show('moves')} />
      </Group>
      <Group name={words.menuGroups.before}>
        <MenuItem icon={LOG} name={words.log} hint={words.logHint} act={() => show('log')} />
        <MenuItem
          icon={REPLAY}
          name={words.replay}
          hint={words.replayHint}
          act={() => go({ screen: 'replay', match: news.match })}
        />
        <MenuItem icon={SCORES} name={words.scores} hint={words.scoresHint} act={() => show('scores')} />
        {isRecalled(news) && (
          <MenuItem icon={MEMORY} name={words.memory} hint={words.memoryHint} act={() => show('memory')} />
        )}
      </Group>
      <Group name={words.menuGroups.rules}>
        <MenuItem icon={AID} name={words.aid} hint={words.aidHint} act={() => show('aid')} />
        <MenuItem
          icon={RULES}
          name={words.rules}
          hint={words.rulesHint}
          act={() => go({ screen: 'rules', game: news.game, rule: null })}
        />
      </Group>
      <Group name={words.menuGroups.match}>
        <MenuItem icon={SHELF_ICON} name={words.leave} hint={words.leaveHint} act={toShelf} />
        {news.daily ? null : news.result ? (
          <MenuItem icon={PLAY_AGAIN} name={words.rematch} hint={words.rematchHint} act={() => show('rematch')} />
        ) : (
          <MenuItem icon={CHANGE_SEATS} name={words.change} hint={words.changeHint} act={() => show('change')} />
        )}
        <MenuItem
          icon={TAKE_OUT}
          name={words.elsewhereWay}
          hint={words.elsewhereWayHint}
          act={() => show('elsewhereWay')}
        />
        <MenuItem icon={PHONES} name={words.phones} hint={words.phonesHint} act={() => show('phones')} />
        <MenuItem icon={DEAL} name={words.dealCode} hint={words.dealCodeHint} act={() => show('dealCode')} />
        {isEndable && persons > 0 && (
          <MenuItem
            icon={GIVE_UP}
            name={words.concede}
            hint={words.concedeHint(news.sheet.totals.length <= 2)}
            act={() => show('concede')}
          />
        )}
        {isEndable && (
          <MenuItem icon={END_NOW} name={words.endNow} hint={words.endNowHint} act={() => show('endNow')} />
        )}
      </Group>
      <Group name={words.menuGroups.device}>
        <MenuItem icon={SETTINGS} name={words.likings} hint={words.likingsHint} act={() => show('likings')} />
        {persons > 1 && <MenuItem icon={TURN} name={words.turn} hint={words.turnHint} act={() => show('turn')} />}
      </Group>
    </>
  );
}

/** What belongs together stands under one heading: the whole menu is longer than a screen. */
function Group({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <section class="menu-group" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <ul class="menu">{children}</ul>
    </section>
  );
}
