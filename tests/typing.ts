/** How a test types, with any version of Testing Library's user-event. */
interface Typing {
  setup: (options?: { delay?: number | null }) => unknown;
  type: (element: Element, text: string, options?: { delay?: number | null }) => Promise<void>;
  keyboard: (text: string, options?: { delay?: number | null }) => Promise<unknown>;
}

const changed = new WeakSet<Typing>();

/**
 * Types the keys of one call within one turn of the event loop. By default each key waits for a timer, and on a busy
 * machine more time passes there than the pause that starts a search, saves a form or moves the focus: a test then
 * counted two searches for one word, or typed half of it elsewhere.
 */
export function typeWithoutPauses(userEvent: Typing): void {
  if (changed.has(userEvent)) return;
  changed.add(userEvent);
  const { setup, type, keyboard } = userEvent;
  userEvent.setup = (options) => setup({ delay: null, ...options });
  userEvent.type = (element, text, options) => type(element, text, { delay: null, ...options });
  userEvent.keyboard = (text, options) => keyboard(text, { delay: null, ...options });
}
