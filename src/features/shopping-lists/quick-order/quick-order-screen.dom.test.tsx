import { idOf } from '../../../api/testing/values.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { filledLine, filledLines, filledWith } from '../testing/example-lists.ts';
import { otherProduct, otherSupplier, partOffer } from '../testing/example-parts.ts';
import { closeToasts, refusal, renderShopping, toasts } from '../testing/render-shopping.tsx';
import type { PartOffer } from './checked-parts.ts';
import { QuickOrderScreen } from './quick-order-screen.tsx';

afterEach(() => {
  cleanup();
  closeToasts();
});

interface Sent {
  partNumbers: string[];
}

const sold: Readonly<Record<string, readonly PartOffer[]>> = {
  'F-4': [partOffer],
  'F-5': [partOffer, otherSupplier],
  'F-6': [partOffer, otherProduct],
};

const open = (answers: Parameters<typeof renderShopping>[1] = {}) =>
  renderShopping(<QuickOrderScreen tabs={null} />, {
    'POST /parts/search': ({ partNumbers }: Sent) => ({
      items: partNumbers.map((partNumber) => ({ partNumber, offers: sold[partNumber] ?? [] })),
    }),
    'POST /carts/fill': () => filledWith([filledLine]),
    ...answers,
  });
const check = (text: string) => {
  // One change, as when pasting.
  fireEvent.change(screen.getByLabelText('Part numbers'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Check prices' }));
};
const tab = (name: RegExp) => screen.findByRole('button', { name });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('a quick order', () => {
  it('shows what was found with its price, what is to be chosen, and what is unknown', async () => {
    const { user } = open();
    check('F-4 2\nF-5 3\nF-6\nNONE-1 5\nF-4 0');
    expect(await tab(/^Found 2$/)).toHaveAttribute('aria-pressed', 'true');
    expect((await rowOf(/^F-4/)).getByText('€89.50')).toBeVisible();
    expect((await rowOf(/^F-5/)).getByRole('combobox')).toHaveValue(partOffer.inventoryId);
    expect(screen.getByText(/^Line 5, “F-4 0”: A quantity is a whole number/)).toBeVisible();
    await user.click(await tab(/^Choose 1$/));
    expect((await rowOf(/^F-6/)).getByText('2 products have this number')).toBeVisible();
    await user.click(await tab(/^Not found 1$/));
    expect((await rowOf(/^NONE-1/)).getByText('Not found')).toBeVisible();
  });

  it('says what it comes to, and keeps apart what is out of stock', async () => {
    const { user } = open({
      'POST /parts/search': ({ partNumbers }: Sent) => ({
        items: partNumbers.map((partNumber) => ({
          partNumber,
          offers: partNumber === 'F-4' ? [partOffer] : [{ ...partOffer, stock: 0 }],
        })),
      }),
    });
    check('2 F-4\nF-9 3');
    expect(await screen.findByText('€179.00 before tax and delivery')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add 1 line to cart' })).toBeVisible();
    await user.click(await tab(/^Out of stock 1$/));
    expect(
      (await rowOf(/^F-9/)).getByRole('link', { name: /^Other variants and suppliers/ }),
    ).toHaveAttribute('href', `/product-checkout/${partOffer.productId}`);
  });

  it('puts into the cart what is found and chosen, and keeps the rest', async () => {
    const { user, changes } = open({ 'POST /carts/fill': () => filledWith(filledLines) });
    check('F-4 2\nF-5 3\nF-6\nNONE-1 5');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Supplier for F-5' }),
      otherSupplier.inventoryId,
    );
    expect(screen.getByText('Only 1 in stock')).toBeVisible();
    await user.click(await tab(/^Choose 1$/));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Supplier for F-6' }),
      otherProduct.inventoryId,
    );
    await user.click(screen.getByRole('button', { name: 'Add 3 lines to cart' }));
    expect(await screen.findByRole('dialog', { name: '6 items added to your cart' })).toBeVisible();
    expect(changes().at(-1)).toEqual({
      call: 'POST /carts/fill',
      body: {
        lines: [
          { inventoryId: idOf(31), productId: idOf(21), quantity: 2 },
          { inventoryId: idOf(37), productId: idOf(21), quantity: 3 },
          { inventoryId: idOf(38), productId: idOf(28), quantity: 1 },
        ],
      },
    });
    await user.keyboard('{Escape}');
    await user.click(await tab(/^Not found 1$/));
    expect(screen.queryByRole('button', { name: /to cart$/ })).toBeNull();
    // The pasted text can still be edited.
    await user.click(screen.getByRole('button', { name: 'Edit list' }));
    expect(screen.getByLabelText('Part numbers')).toHaveValue('F-4 2\nF-5 3\nF-6\nNONE-1 5');
  });

  it('of 10,000 lines, half of them unknown, is looked up by the thousand and added 500 at a time', async () => {
    const everySecond = ({ partNumbers }: Sent) => ({
      items: partNumbers.map((partNumber) => ({
        partNumber,
        offers: partNumber.startsWith('UNKNOWN') ? [] : [partOffer],
      })),
    });
    const { user, changes } = open({ 'POST /parts/search': everySecond });
    check(Array.from({ length: 10_000 }, (_, at) => (at % 2 ? `UNKNOWN-${at} 2` : `F-${at}`)).join('\n'));
    expect(await tab(/^Found 5,000$/)).toBeVisible();
    expect(await tab(/^Not found 5,000$/)).toBeVisible();
    expect(changes().map(({ body }) => (body as Sent).partNumbers.length)).toEqual(
      Array.from({ length: 10 }, () => 1000),
    );
    // Only visible rows are rendered.
    expect(screen.getAllByRole('row').length).toBeLessThan(200);
    await user.click(screen.getByRole('button', { name: 'Add 500 lines to cart' }));
    expect(await tab(/^Found 4,500$/)).toBeVisible();
  });

  it.each([
    ['', 'Paste or type at least one part number.'],
    [' \n\n', 'Paste or type at least one part number.'],
    [
      Array.from({ length: 10_001 }, (_, at) => `F-${at}`).join('\n'),
      'Paste at most 10,000 lines at once. This has 10,001.',
    ],
  ])('that can’t be looked up says so (%#)', async (text, problem) => {
    const { changes } = open();
    check(text);
    expect((await screen.findAllByText(problem)).length).toBeGreaterThan(0);
    expect(changes()).toEqual([]);
  });

  it('keeps what was pasted when the server is away', async () => {
    open({ 'POST /parts/search': () => refusal(503, 'UNAVAILABLE') });
    check('F-4 2');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Part numbers')).toHaveValue('F-4 2');
  });

  it('keeps what was found when it could not be added', async () => {
    const { user } = open({ 'POST /carts/fill': () => refusal(503, 'UNAVAILABLE') });
    check('F-4 2');
    await user.click(await screen.findByRole('button', { name: 'Add 1 line to cart' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ message: 'Nothing was added to your cart.' }]));
    expect(await tab(/^Found 1$/)).toBeVisible();
  });
});
