import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Each test needs a new module, which holds the state of one page. */
const openPage = async () => {
  vi.resetModules();
  return import('./first-interaction.ts');
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function hasShown(sign: Promise<void>): Promise<boolean> {
  let shown = false;
  void sign.then(() => (shown = true));
  await vi.advanceTimersByTimeAsync(0);
  return shown;
}

it('is there at once where nobody waits for it', async () => {
  const { firstInteraction } = await openPage();
  expect(await hasShown(firstInteraction())).toBe(true);
});

it('is there at once when the person was quicker than the scripts', async () => {
  const { awaitFirstInteraction, firstInteraction } = await openPage();
  awaitFirstInteraction({ page: new EventTarget(), hasShown: true });
  expect(await hasShown(firstInteraction())).toBe(true);
});

it.each(['pointerdown', 'keydown', 'focusin', 'touchstart', 'scroll'])('comes with %s', async (name) => {
  const { awaitFirstInteraction, firstInteraction } = await openPage();
  const page = new EventTarget();
  awaitFirstInteraction({ page, hasShown: false });
  expect(await hasShown(firstInteraction())).toBe(false);
  page.dispatchEvent(new Event(name));
  expect(await hasShown(firstInteraction())).toBe(true);
});

it('comes after ten seconds for who only reads', async () => {
  const { awaitFirstInteraction, firstInteraction } = await openPage();
  awaitFirstInteraction({ page: new EventTarget(), hasShown: false });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await hasShown(firstInteraction())).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await hasShown(firstInteraction())).toBe(true);
});
