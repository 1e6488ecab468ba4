import { expect, test } from 'vitest';
import { isShed } from './load.ts';

test.each(['/api/carts', '/api/market/listings?q=a.b', '/api/media/logo.png', '/', '/interior?q=rope'])(
  'refuses %s while the process is overloaded',
  (url) => expect(isShed(url)).toBe(true),
);

test.each(['/start.js', '/theme.js?v=2', '/assets/index-1a2b.css', '/ready', '/health', '/metrics'])(
  'answers %s nevertheless',
  (url) => expect(isShed(url)).toBe(false),
);
