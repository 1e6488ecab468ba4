const acts = [
  ...([
    'click',
    'auxclick',
    'pointerdown',
    'mousedown',
    'keydown',
    'keypress',
    'beforeinput',
    'input',
  ] as const),
  ...(['change', 'submit', 'paste', 'drop', 'dragstart'] as const),
];
/** For walking through the page and scrolling it. */
const forReading = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']);

const swallow = (event: Event): void => {
  if (event instanceof KeyboardEvent && forReading.has(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Makes a page one that is only looked at: nothing can be done on it. `inert` would hide it from those who hear it. Returns the way back. */
export function holdStill(): () => void {
  for (const act of acts) window.addEventListener(act, swallow, { capture: true, passive: false });
  return () => {
    for (const act of acts) window.removeEventListener(act, swallow, { capture: true });
  };
}
