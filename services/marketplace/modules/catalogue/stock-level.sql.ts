export type StockLevel = 'short' | 'sold_out';

/** SQL: whether the stock of the item with this alias is at a level. Uncounted stock never is. */
export const isAtStockLevel = (item: string, level: StockLevel): string =>
  level === 'sold_out'
    ? `${item}.stock = 0`
    : `(${item}.stock = 0 or ${item}.stock <= ${item}.reorder_level)`;
