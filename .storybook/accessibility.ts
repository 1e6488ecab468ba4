import type { A11yParameters } from '@storybook/addon-a11y';

/** The rules whose answer changes with the appearance or the width. */
const asDrawn = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/** The tests show each story in light first (vitest.config.ts), where every rule is asked. */
const isSecondLook =
  import.meta.env.VITEST_STORYBOOK !== undefined && matchMedia('(prefers-color-scheme: dark)').matches;

/** What axe is asked about each story. It need not list what is right: that took longer than most of its rules. */
export const accessibility: A11yParameters = {
  test: 'error',
  options: {
    resultTypes: ['violations'],
    preload: false,
    ...(isSecondLook && { runOnly: asDrawn }),
  },
};
