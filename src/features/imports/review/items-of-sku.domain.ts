import type { ComparedRow } from '../../../machines/import/index.ts';
import type { RowView } from './row-view.ts';

/**
 * The vendor's items that a row may be, if its SKU belongs to several; empty if its name and variant name one of them, or
 * if it is another variant of the one item that has this SKU.
 */
export function itemsAsked({ compared, value }: Pick<RowView, 'compared' | 'value'>): ComparedRow['ofSku'] {
  const items = compared?.ofSku ?? [];
  const isSame = (one: string | null, other: string | null) =>
    (one ?? '').toLowerCase() === (other ?? '').toLowerCase();
  const [name, variant] = [value('name').text, value('variant').text];
  const isNamed = items.some((item) => isSame(item.name, name) && isSame(item.variant, variant));
  const isFurther = variant !== null && items.every((item) => isSame(item.name, name));
  return items.length < 2 || isNamed || isFurther ? [] : items;
}
