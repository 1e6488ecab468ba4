import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeSplitting } from './code-splitting.ts';

/** The chunk of a file; null leaves it to the bundler. */
const chunkOf = (file: string): string | null =>
  codeSplitting.groups
    .filter(({ tags, minShareCount, test: holds }) => !tags && !minShareCount && holds.test(file))
    .toSorted((one, other) => other.priority - one.priority)[0]?.name ?? null;

test.each([
  ['node_modules/react-dom/cjs/react-dom-client.production.js', 'react'],
  ['src/app/layouts/public-frame.tsx', 'public'],
  ['src/features/storefront/home/home-screen.tsx', 'public'],
  ['src/features/account/account-menu-view.tsx', 'header'],
  ['src/lib/money-minor.ts', 'pieces'],
  ['src/features/storefront/search/listing-card.tsx', 'shop'],
  ['src/app/session/create-session.ts', 'session'],
  ['src/machines/cart/cart.machine.ts', 'session'],
  ['src/app/offline/offline-notice.tsx', 'notice'],
  ['src/app/toasts/toasts.tsx', 'toasts'],
  ['src/features/storefront/home/below-hero.tsx', null],
  ['src/features/orders/index.ts', null],
])('%s goes into the chunk %s', (file, chunk) => {
  expect({ exists: existsSync(file), chunk: chunkOf(file) }).toEqual({ exists: true, chunk });
});

test('paths with either separator are split in the same way', () => {
  expect(chunkOf(String.raw`C:\quayside\src\app\layouts\public-frame.tsx`)).toBe('public');
});
