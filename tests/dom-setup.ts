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

// Files share one page and one set of modules (vitest.config.ts): this file is loaded for each of them, so it contains
// what a hook in a shared module would only do once.

// Browser features that Radix needs and jsdom lacks.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;

// jsdom runs animation frames, and resets the focus of removed elements, by one interval that it starts when it is
// needed. If that starts during a test with fake timers it stops for all later files, so it is started in the first
// one.
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

// Fake timers of a test end with it.
beforeEach(beginWithExamples);

afterEach(() => {
  // Testing Library only cleans up automatically if test functions are globals.
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
  for (const { id } of toastStore.getSnapshot().context.toasts) toastStore.trigger.closed({ id });
});

// Restores the page to its initial state for the next file.
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
  // On a busy machine a screen may take longer to load than the default of one second.
  asyncUtilTimeout: 30_000,
  getElementError: latePageText(prettyDOM),
});
