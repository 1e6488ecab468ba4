import { describe, expect, it } from 'vitest';
import { foundPart, otherProduct, otherSupplier, partOffer } from '../testing/example-parts.ts';
import { cartLinesOf, offerOf, stateOf } from './checked-parts.ts';

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
