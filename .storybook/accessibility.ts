import type { A11yParameters } from '@storybook/addon-a11y';
import { getConfig } from 'storybook/test';
import { askedSelector, markUnclearContrast } from './contrast.ts';

/** The rules whose result depends on the appearance or the width. */
const asDrawn = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

const isTested = import.meta.env.VITEST_STORYBOOK !== undefined;

/** The tests show each story in light first (vitest.config.ts), where every rule runs. */
const isSecondLook = isTested && matchMedia('(prefers-color-scheme: dark)').matches;

/** The axe options of each story. Passing results are not listed: collecting them took longer than most rules. */
export const accessibility: A11yParameters = {
  test: 'error',
  ...(isTested && { config: { rules: [{ id: 'color-contrast', selector: askedSelector }] } }),
  options: {
    resultTypes: ['violations'],
    preload: false,
    ...(isSecondLook && { runOnly: asDrawn }),
  },
};

/** Runs before axe checks a story: what it does after it is drawn, and what its data changes, is on the page by then. */
export async function prepareForAxe(): Promise<void> {
  if (!isTested) return;
  await getConfig().asyncWrapper(() => Promise.resolve());
  // However short a transition is, colours are those from before until the next frame.
  for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish();
  markUnclearContrast(document.body);
}
