import type { ViewportMap } from 'storybook/viewport';

/** The two sizes that every screen is designed for, and the smallest supported one. */
const options: ViewportMap = {
  desk: { name: 'Desk, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  hand: { name: 'Phone, 360 px', styles: { width: '360px', height: '780px' }, type: 'mobile' },
  mobile1: { name: 'Small phone, 320 px', styles: { width: '320px', height: '568px' }, type: 'mobile' },
};

const inTest = '__vitest_browser__' in globalThis;

/**
 * Before each story the test add-on sets a size of its own, ignoring the browser's (vitest.config.ts), so it must be
 * set again. Light is tested at desktop size, dark at phone size; a story that names its size keeps it.
 */
export const viewport = inTest
  ? { options, defaultViewport: matchMedia('(prefers-color-scheme: dark)').matches ? 'hand' : 'desk' }
  : { options };
