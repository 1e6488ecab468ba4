import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Each test is a page of its own: the module holds one page's sign. */
const openPage = async () => {
  vi.resetModules();
  return import('./first-sign.ts');
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
  const { firstSign } = await openPage();
  expect(await hasShown(firstSign())).toBe(true);
});

it('is there at once when the person was quicker than the scripts', async () => {
  const { awaitFirstSign, firstSign } = await openPage();
  awaitFirstSign({ page: new EventTarget(), hasShown: true });
  expect(await hasShown(firstSign())).toBe(true);
});

it.each(['pointerdown', 'keydown', 'focusin', 'touchstart', 'scroll'])('comes with %s', async (name) => {
  const { awaitFirstSign, firstSign } = await openPage();
  const page = new EventTarget();
  awaitFirstSign({ page, hasShown: false });
  expect(await hasShown(firstSign())).toBe(false);
  page.dispatchEvent(new Event(name));
  expect(await hasShown(firstSign())).toBe(true);
});

it('comes after ten seconds for who only reads', async () => {
  const { awaitFirstSign, firstSign } = await openPage();
  awaitFirstSign({ page: new EventTarget(), hasShown: false });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await hasShown(firstSign())).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await hasShown(firstSign())).toBe(true);
});
