import { expect, test } from 'vitest';
import { createAddresses } from './address.ts';
import { scrubSelector, scrubText } from './text.ts';

const addresses = createAddresses(
  { apiBases: ['/api'], toPattern: () => '/orders/:id' },
  'https://quayside.example.com',
);

test.each([
  [
    "Cannot read properties of undefined (reading 'id')",
    "Cannot read properties of undefined (reading 'id')",
  ],
  ['Unexpected token \'a\', "anna smith" is not valid JSON', 'Unexpected token \'a\', "…" is not valid JSON'],
  ['No order 104711 for anna@example.com', 'No order … for …'],
  ['token=abc was refused with 401', '… was refused with 401'],
  [
    'GET https://quayside.example.com/orders/17?x=1 failed',
    'GET https://quayside.example.com/orders/:id failed',
  ],
  [
    'Minified React error #418; see https://react.dev/errors/418',
    'Minified React error #418; see [external]',
  ],
  ['password Harbour-77', 'password …'],
])('%s becomes %s', (text, scrubbed) => {
  expect(scrubText(text, addresses)).toBe(scrubbed);
});

test('keeps tags and classes of a selector, no ids and no attributes', () => {
  expect(scrubSelector('body > main.rt-Box#order-17 > button.rt-reset[aria-label="Pay > Anna"]')).toBe(
    'body > main.rt-Box > button.rt-reset',
  );
});

test('drops the rest of a selector when an attribute has a quote in it', () => {
  expect(scrubSelector('a > button[aria-label="Pay "Anna" > b"] > i')).toBe('a > button');
});
