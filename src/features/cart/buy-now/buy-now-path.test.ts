import { describe, expect, it } from 'vitest';
import { buyNowIn, buyNowPath, placeIn, withPlace, withQuantity } from './buy-now-path.ts';

const line = { inventoryId: 'item-1', productId: 'product-1', quantity: 3 };
const searchOf = (path: string) => new URL(path, 'https://quayside.example.com').searchParams;

describe('the address at which one thing is bought', () => {
  it('names the thing, how many and for which port', () => {
    const search = searchOf(buyNowPath(line, { port: 'palma' }));
    expect([buyNowIn(search), placeIn(search)]).toEqual([line, { port: 'palma', berth: undefined }]);
    expect(placeIn(searchOf(buyNowPath(line, { port: null })))).toBeNull();
  });

  it('names another place, until that is the cart’s again', () => {
    const chosen = searchOf(buyNowPath(line, { port: 'palma' }));
    const antibes = withPlace(chosen, { port: 'antibes', berth: null });
    expect([buyNowIn(antibes), placeIn(antibes)]).toEqual([line, { port: 'antibes', berth: null }]);
    expect(placeIn(withPlace(antibes, { port: 'antibes', berth: 'B 4' }))).toEqual({
      port: 'antibes',
      berth: 'B 4',
    });
    expect(placeIn(withPlace(antibes, null))).toBeNull();
  });

  it('is the cart’s own where it names nothing whole', () => {
    expect(buyNowIn(searchOf('/crew/cart'))).toBeNull();
    expect(buyNowIn(searchOf('/crew/cart?only=item-1'))).toBeNull();
  });

  it.each(['0', '-2', '1.5', 'many', '10000', ''])('means one of it by a quantity of "%s"', (quantity) => {
    const search = withQuantity(searchOf(buyNowPath(line, { port: null })), 1);
    search.set('quantity', quantity);
    expect(buyNowIn(search)).toEqual({ ...line, quantity: 1 });
  });
});
