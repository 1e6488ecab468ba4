import { describe, expect, it } from 'vitest';
import { oneLineIn, oneLinePath, placeIn, withPlace, withQuantity } from './one-line-path.ts';

const line = { inventoryId: 'item-1', productId: 'product-1', quantity: 3 };
const searchOf = (path: string) => new URL(path, 'https://quayside.example.com').searchParams;

describe('the address at which one thing is bought', () => {
  it('names the thing, how many and for which port', () => {
    const search = searchOf(oneLinePath(line, { port: 'palma' }));
    expect([oneLineIn(search), placeIn(search)]).toEqual([line, { port: 'palma', berth: undefined }]);
    expect(placeIn(searchOf(oneLinePath(line, { port: null })))).toBeNull();
  });

  it('names another place, until that is the cart’s again', () => {
    const chosen = searchOf(oneLinePath(line, { port: 'palma' }));
    const antibes = withPlace(chosen, { port: 'antibes', berth: null });
    expect([oneLineIn(antibes), placeIn(antibes)]).toEqual([line, { port: 'antibes', berth: null }]);
    expect(placeIn(withPlace(antibes, { port: 'antibes', berth: 'B 4' }))).toEqual({
      port: 'antibes',
      berth: 'B 4',
    });
    expect(placeIn(withPlace(antibes, null))).toBeNull();
  });

  it('is the cart’s own where it names nothing whole', () => {
    expect(oneLineIn(searchOf('/crew/cart'))).toBeNull();
    expect(oneLineIn(searchOf('/crew/cart?only=item-1'))).toBeNull();
  });

  it.each(['0', '-2', '1.5', 'many', '10000', ''])('means one of it by a quantity of "%s"', (quantity) => {
    const search = withQuantity(searchOf(oneLinePath(line, { port: null })), 1);
    search.set('quantity', quantity);
    expect(oneLineIn(search)).toEqual({ ...line, quantity: 1 });
  });
});
