import { describe, expect, it } from 'vitest';
import { foundPart, otherProduct, otherSupplier, partOffer } from '../testing/example-parts.ts';
import { cartLinesOf, offerOf, stateOf, sumOf } from './checked-parts.ts';

const twoSuppliers = foundPart('F-4', [partOffer, otherSupplier]);
const twoProducts = foundPart('F-4', [partOffer, otherProduct]);
const unknown = foundPart('NONE', []);

describe('a part number', () => {
  it('that several suppliers have is bought from the best, or from the one that is chosen', () => {
    expect(offerOf(twoSuppliers, {})).toBe(partOffer);
    expect(offerOf(twoSuppliers, { 'F-4': otherSupplier.inventoryId })).toBe(otherSupplier);
    expect(stateOf(twoSuppliers, {})).toBe('ready');
  });

  it('that stands for several products waits for a choice', () => {
    expect([offerOf(twoProducts, {}), stateOf(twoProducts, {})]).toEqual([null, 'choose']);
    expect(stateOf(twoProducts, { 'F-4': otherProduct.inventoryId })).toBe('ready');
  });

  it('of which there is nothing is not bought, unless another supplier has it', () => {
    const none = { ...partOffer, stock: 0 };
    const gone = foundPart('F-4', [none]);
    expect([stateOf(gone, {}), cartLinesOf([gone], {}), sumOf([gone], {})]).toEqual(['sold_out', [], null]);
    const elsewhere = foundPart('F-4', [otherSupplier, none]);
    expect(stateOf(elsewhere, {})).toBe('ready');
    expect(stateOf(elsewhere, { 'F-4': none.inventoryId })).toBe('sold_out');
  });

  it('comes to as many as there are', () => {
    // 2 × 89.50, and one of the two wanted at 94.00, since only one is left.
    const few = foundPart('F-5', [otherSupplier]);
    expect(sumOf([twoSuppliers, few, unknown], {})).toEqual({ amountMinor: 27_300, currency: 'EUR' });
  });

  it('that nobody sells is unknown', () => {
    expect(stateOf(unknown, {})).toBe('unknown');
  });

  it('is a line of the cart once its offer is known', () => {
    const { inventoryId, productId } = otherProduct;
    const chosen = { 'F-4': inventoryId };
    expect(cartLinesOf([twoProducts, unknown], chosen)).toEqual([{ inventoryId, productId, quantity: 2 }]);
    expect(cartLinesOf([twoProducts, unknown], {})).toEqual([]);
  });
});
