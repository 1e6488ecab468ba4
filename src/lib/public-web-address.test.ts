import { expect, test } from 'vitest';
import { isPublicWebAddress } from './public-web-address.ts';

test.each([
  'https://example.com/f4.jpg',
  'http://cdn.example.com:8080/a%20b.png?size=2',
  'https://bücher.example.com/ü.jpg',
  'https://example.xn--p1ai/bild.jpg',
])('%s is public', (text) => {
  expect(isPublicWebAddress(text)).toBe(true);
});

test.each([
  'f4.jpg',
  '//example.com/f4.jpg',
  'ftp://example.com/f4.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AA==',
  'file:///etc/passwd',
  'http://localhost/f4.jpg',
  'http://localhost.:4000/f4.jpg',
  'http://printer/f4.jpg',
  'http://nas.local/f4.jpg',
  'http://db.internal/f4.jpg',
  'http://127.0.0.1/f4.jpg',
  'http://2130706433/f4.jpg',
  'http://0x7f.1/f4.jpg',
  'http://10.0.0.8/f4.jpg',
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]/f4.jpg',
  'http://[fe80::1]/f4.jpg',
  'https://user:password@example.com/f4.jpg',
  'https://example.com@127.0.0.1/f4.jpg',
  'https://example.com/a b.jpg',
])('%s is not', (text) => {
  expect(isPublicWebAddress(text)).toBe(false);
});
