/** Whether line `l` is delivered; null in `accepted_quantity` means that its supplier has not answered. */
const isHad = `l.accepted_quantity is distinct from 0`;
const quantity = `coalesce(nullif(l.accepted_quantity, 0), l.quantity)`;

/** What the order line `l` is found by: what comes, and what was ordered where that is another item. */
export const lineWords = `concat_ws(' ', l.name, l.variant, l.sku, l.instead_of ->> 'name', l.instead_of ->> 'variant',
    l.instead_of ->> 'sku')`;

/**
 * The summary of the order lines `l`, as agreed so far: items, lines, first_item and first_quantity, of a line that is
 * sought if there is one. Unaccepted lines are left out; if nothing is left of an order, all ordered lines count.
 */
export const orderedItemsWith = (isSought: string): string => `
  coalesce(sum(${quantity}) filter (where ${isHad}), sum(l.quantity))::integer as items,
  coalesce(nullif(count(*) filter (where ${isHad}), 0), count(*))::integer as lines,
  (array_agg(l.name order by ${isHad} desc, ${isSought} desc, l.sub_order_id, l.position))[1] as first_item,
  (array_agg(${quantity} order by ${isHad} desc, ${isSought} desc, l.sub_order_id, l.position))[1] as first_quantity`;

export const orderedItemColumns = orderedItemsWith('true');
