import { expect, test } from 'vitest';
import { createAddresses } from './address.ts';
import { scrubRecording } from './recording.ts';

const addresses = createAddresses(
  { apiBases: ['/api'], toPattern: () => '/orders/:id' },
  'https://quayside.example.com',
);
const scrubbed = (type: number, data: unknown) => scrubRecording([{ type, data, timestamp: 1 }], addresses);
const stored = (type: number, data: unknown) => [{ type, data, timestamp: 1 }];

test('keeps what draws a node and drops its ids, labels, values and addresses', () => {
  const attributes = {
    id: 'order-17',
    class: 'rt-Button',
    'data-state': 'open',
    'data-order': '17',
    'aria-label': 'Anna',
    value: 'Anna',
    href: 'https://quayside.example.com/orders/17?token=x',
    style: 'width: 3px; background: url("/files/a)b.png"), url(/assets/wave.svg)',
  };
  const text = { type: 3, id: 3, textContent: 'Pay Anna' };
  const node = { type: 2, id: 2, tagName: 'a', attributes, childNodes: [text] };
  const change = { source: 0, texts: [{ id: 3, value: 'for Anna' }], removes: [], attributes: [] };

  expect(scrubbed(3, { ...change, adds: [{ parentId: 1, nextId: null, node }] })).toEqual(
    stored(3, {
      source: 0,
      removes: [],
      texts: [{ id: 3, value: '*** ****' }],
      attributes: [],
      adds: [
        {
          parentId: 1,
          nextId: null,
          node: {
            type: 2,
            id: 2,
            tagName: 'a',
            attributes: {
              class: 'rt-Button',
              'data-state': 'open',
              href: 'https://quayside.example.com/orders/:id',
              style: 'width: 3px; background: none, url(/assets/wave.svg)',
            },
            childNodes: [{ type: 3, id: 3, textContent: '*** ****' }],
          },
        },
      ],
    }),
  );
});

test('hides what was typed together with its length', () => {
  expect(scrubbed(3, { source: 5, id: 4, text: 'hunter2', isChecked: true })).toEqual(
    stored(3, { source: 5, id: 4, text: '***', isChecked: false }),
  );
});

test('keeps the values of a changed style apart from pictures', () => {
  const style = { color: 'red', background: ['url(/files/17.png)', 'important'], width: false };
  const change = {
    source: 0,
    adds: [],
    texts: [],
    removes: [],
    attributes: [{ id: 2, attributes: { style } }],
  };
  expect(scrubbed(3, change)).toEqual(
    stored(3, {
      ...change,
      attributes: [
        { id: 2, attributes: { style: { color: 'red', background: ['none', 'important'], width: false } } },
      ],
    }),
  );
});

test('drops events it does not know, such as the console, plugins and canvases', () => {
  expect([
    scrubbed(3, { source: 11 }),
    scrubbed(3, { source: 9 }),
    scrubbed(6, {}),
    scrubbed(5, { tag: 'x' }),
  ]).toEqual([[], [], [], []]);
});
