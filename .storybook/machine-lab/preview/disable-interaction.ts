const handlers = [
  'click',
  'auxclick',
  'pointerdown',
  'mousedown',
  'keydown',
  'keypress',
  'beforeinput',
  'input',
  'change',
  'submit',
  'paste',
  'drop',
  'dragstart',
] as const;
/** Keys for moving focus and scrolling. */
const forReading = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']);

const swallow = (event: Event): void => {
  if (event instanceof KeyboardEvent && forReading.has(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Makes a page read-only. `inert` would hide it from screen readers. Returns a function that restores it. */
export function disableInteraction(): () => void {
  for (const action of handlers) window.addEventListener(action, swallow, { capture: true, passive: false });
  return () => {
    for (const action of handlers) window.removeEventListener(action, swallow, { capture: true });
  };
}
