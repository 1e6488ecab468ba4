import type { A11yParameters } from '@storybook/addon-a11y';
import { askedSelector, markUnclearContrast } from './contrast.ts';

/** The rules whose answer changes with the appearance or the width. */
const asDrawn = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

const isTested = import.meta.env.VITEST_STORYBOOK !== undefined;

/** The tests show each story in light first (vitest.config.ts), where every rule is asked. */
const isSecondLook = isTested && matchMedia('(prefers-color-scheme: dark)').matches;

/** What axe is asked about each story. It need not list what is right: that took longer than most of its rules. */
export const accessibility: A11yParameters = {
  test: 'error',
  ...(isTested && { config: { rules: [{ id: 'color-contrast', selector: askedSelector }] } }),
  options: {
    resultTypes: ['violations'],
    preload: false,
    ...(isSecondLook && { runOnly: asDrawn }),
  },
};

/** Before axe looks at a story. */
export function prepareForAxe(): void {
  if (isTested) markUnclearContrast(document.body);
}
