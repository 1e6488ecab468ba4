/** Whether line `l` is still to be had; null in `accepted_quantity`: its supplier has not answered. */
const isHad = `l.accepted_quantity is distinct from 0`;
const quantity = `coalesce(nullif(l.accepted_quantity, 0), l.quantity)`;

/**
 * What the lines `l` of orders are in short, as agreed by now: items, lines, first_item and first_quantity. What its supplier hasn't got is
 * left out; of an order of which nothing is left, what was ordered.
 */
export const orderedItemColumns = `
  coalesce(sum(${quantity}) filter (where ${isHad}), sum(l.quantity))::integer as items,
  coalesce(nullif(count(*) filter (where ${isHad}), 0), count(*))::integer as lines,
  (array_agg(coalesce(l.substitute, l.name) order by ${isHad} desc, l.sub_order_id, l.position))[1] as first_item,
  (array_agg(${quantity} order by ${isHad} desc, l.sub_order_id, l.position))[1] as first_quantity`;
