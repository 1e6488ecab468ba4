import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { toastStore } from '../src/features/toasts/index.ts';
import { beginWithExamples } from './example-clock.ts';
import { latePageText } from './late-page-text.ts';
import { keepNoOwnerStacks } from './owner-stacks.ts';
import { settleAfterActs } from './settling.ts';
import { typeWithoutPauses } from './typing.ts';

// Files share one page and one set of modules (vitest.config.ts): this is loaded again for each, and what a hook in a shared module would do once is here.

// What Radix asks of a browser and jsdom does not have.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;

// jsdom draws frames, and takes the focus back from what was removed, by one interval that it starts when there is something to do. Started while a
// test has a clock of its own it would stand still for all files after that: it is kept going from the first.
const page = globalThis as { framesGoOn?: boolean };
if (page.framesGoOn !== true) {
  page.framesGoOn = true;
  const nextFrame = globalThis.requestAnimationFrame;
  const goOn = (): void => void nextFrame(goOn);
  goOn();
}

beginWithExamples();
keepNoOwnerStacks();
typeWithoutPauses(userEvent);
settleAfterActs({ configure, getConfig });

// A clock that a test has set leaves the machine's behind.
beforeEach(beginWithExamples);

afterEach(() => {
  // Testing Library only cleans up by itself where test functions are globals.
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
  for (const { id } of toastStore.getSnapshot().context.toasts) toastStore.trigger.closed({ id });
});

// The next file finds the page as a browser opens it.
afterAll(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.title = '';
  localStorage.clear();
  history.replaceState(null, '', '/');
});

configure({
  // A busy machine may take longer than the second that is usual for what a screen loads.
  asyncUtilTimeout: 30_000,
  getElementError: latePageText(prettyDOM),
});
