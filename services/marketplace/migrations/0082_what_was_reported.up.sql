-- What the buyer reported stays with the dispute: buyerNote, the lines that it concerns, and whether nothing was delivered. The note of earlier
-- ones is in the history; which lines they concerned was never recorded.
update sub_orders s
set dispute = s.dispute || jsonb_build_object(
  'buyerNote',
  (select h.note from trade_history h where h.sale_id = s.id and h.command = 'dispute' order by h.id desc limit 1),
  'lines', '[]'::jsonb, 'isUndelivered', s.delivered_at is null)
where s.dispute is not null;

update bookings b
set dispute = b.dispute || jsonb_build_object(
  'buyerNote',
  (select h.note from trade_history h where h.sale_id = b.id and h.command = 'dispute' order by h.id desc limit 1),
  'lines', '[]'::jsonb, 'isUndelivered', false)
where b.dispute is not null;
