/** The one lamp of the evening; its glow is the only thing in the app that moves by itself. */
export const Lamp = () => (
  <svg class="lamp" viewBox="0 0 96 96" aria-hidden="true">
    <path d="M48 0v22M48 75.5V88M44 84l4 8 4-8" />
    <path class="lamp-paper" d="M35.5 27h25C68 34 71 42 71 49s-3 15-10.5 22h-25C28 64 25 56 25 49s3-15 10.5-22Z" />
    <path class="lamp-rib" d="M29.5 35h37M26 43h44M25.5 51h45M26.5 58h43M31 65h34" />
    <path class="lamp-cap" d="M38 22h20l2.5 5h-25ZM35.5 71h25l-2 4.5h-21Z" />
  </svg>
);
