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

/** Makes a page one that is only looked at: nothing can be done on it. `inert` would hide it from those who hear it. Returns the way back. */
export function disableInteraction(): () => void {
  for (const action of handlers) window.addEventListener(action, swallow, { capture: true, passive: false });
  return () => {
    for (const action of handlers) window.removeEventListener(action, swallow, { capture: true });
  };
}
