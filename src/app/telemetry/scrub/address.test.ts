import { expect, test } from 'vitest';
import { createAddresses } from './address.ts';

const addresses = createAddresses(
  {
    apiBases: ['/api', 'https://parser.example.com/v1/'],
    toPattern: (path) => (decodeURIComponent(path).startsWith('/orders/') ? '/orders/:id' : null),
    toEndpointPattern: (path) => (path.startsWith('/orders/') ? '/orders/{orderId}' : null),
  },
  'https://quayside.example.com',
);

test.each([
  ['https://quayside.example.com/orders/17?token=x#y', 'https://quayside.example.com/orders/:id'],
  ['/orders/17?token=x', '/orders/:id'],
  ['/orders/%E0%A4%A', '/*'],
  ['/unknown/17', '/*'],
  ['/api/orders/17', '/api/orders/{orderId}'],
  ['/api/people/anna', '/api/*'],
  ['/apiary/17', '/*'],
  ['https://parser.example.com/v1/orders/17', 'https://parser.example.com/v1/orders/{orderId}'],
  ['https://parser.example.com/other/17', '[external]'],
  ['https://quayside.example.com/assets/index-B2x.js', 'https://quayside.example.com/assets/index-B2x.js'],
  ['/files/17.png', '/*'],
  ['https://vendor.example.net/anna', '[external]'],
  ['mailto:anna@example.com', '[external]'],
  ['data:text/plain,anna', '[external]'],
  ['http://[', '[external]'],
])('%s becomes %s', (address, pattern) => {
  expect(addresses.of(address)).toBe(pattern);
});

test('leaves a pattern as it is', () => {
  expect(addresses.of(addresses.of('/orders/17'))).toBe('/orders/:id');
});
