import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shapeOf, templateOf } from './shape.ts';

test('keeps counts, flags, error codes and request ids, and of everything else the type', () => {
  expect(
    shapeOf({
      status: false,
      message: 'No stock for Anna',
      error: { code: 'out_of_stock', requestId: 'req-5f8a2c', details: [{ sku: 'A-1', quantity: 2 }, {}] },
      _id: '17',
      supplierId: '',
      total: Number.NaN,
      note: null,
    }),
  ).toEqual({
    status: false,
    message: 'string',
    error: {
      code: 'out_of_stock',
      requestId: 'req-5f8a2c',
      details: { length: 2, first: { sku: 'string', quantity: 2 } },
    },
    _id: 'present',
    supplierId: 'absent',
    total: 'number',
    note: null,
  });
});

test('hides a one-time code, which has the same key as an error code', () => {
  expect(shapeOf({ code: '493027' })).toEqual({ code: 'string' });
});

test('counts keys that are values instead of keeping them', () => {
  expect(shapeOf({ 'anna@example.com': 1, '0197b2c4': 2, name: 'Anna' })).toEqual({
    name: 'string',
    otherKeys: 2,
  });
});

test('describes files and forms by their kind', () => {
  const form = new FormData();
  form.set('file', new File(['secret'], 'staff.csv'));
  form.set('userId', 'user-1');
  expect(shapeOf(form)).toEqual({ file: 'file', userId: 'present' });
});

test('ends on what is deep or refers to itself', () => {
  const ring: Record<string, unknown> = {};
  ring.next = ring;
  expect(JSON.stringify(shapeOf(ring))).toBe('{"next":{"next":{"next":{"next":{"next":"object"}}}}}');
});

test('lets no text of a body through, whatever its form', () => {
  const secret = 'Secret-4711';
  const text = fc.constantFrom(secret, `${secret} x`, `x@${secret}`);
  const body = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      text,
      fc.integer(),
      fc.array(tie('value')),
      fc.dictionary(fc.oneof(fc.string(), text), tie('value')),
    ),
  })).value;
  fc.assert(fc.property(body, (value) => !JSON.stringify(shapeOf(value)).includes(secret)));
});

test.each([
  ['/orders/{orderId}', '/orders/{orderId}'],
  ['carts/update-quantity', 'carts/update-quantity'],
  ['/orders/0197b2c4-5d1e?token=x', '/orders/*'],
])('takes %s for the template %s', (given, template) => {
  expect(templateOf(given)).toBe(template);
});
