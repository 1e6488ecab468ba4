import { expect, test } from 'vitest';
import { findChromium } from './browser.mjs';

test('CHROMIUM_PATH counts before all others, even when nothing is there', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/chromium' }, () => false)).toBe('/opt/chromium');
});

test('a Chromium of the system is found where Playwright has none of its own', () => {
  expect(findChromium({}, (file) => file.startsWith('/usr/bin/google'))).toBe('/usr/bin/google-chrome');
});

test('none is none', () => {
  expect(findChromium({}, () => false)).toBe(undefined);
});
