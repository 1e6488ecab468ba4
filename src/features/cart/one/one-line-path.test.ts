import { describe, expect, it } from 'vitest';
import { oneLineIn, oneLinePath, portIn, withQuantity } from './one-line-path.ts';

const line = { inventoryId: 'item-1', productId: 'product-1', quantity: 3 };
const searchOf = (path: string) => new URL(path, 'https://quayside.example.com').searchParams;

describe('the address at which one thing is bought', () => {
  it('names the thing, how many and for which port', () => {
    const search = searchOf(oneLinePath(line, { port: 'palma' }));
    expect([oneLineIn(search), portIn(search)]).toEqual([line, 'palma']);
    expect(portIn(searchOf(oneLinePath(line, { port: null })))).toBeNull();
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
