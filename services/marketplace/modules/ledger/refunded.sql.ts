/** SQL: what was refunded of the purchase with this id, from the ledger. */
export const refundedOf = (purchaseId: string): string => `(
  select coalesce(-sum(lp.amount_minor), 0)::bigint
  from ledger_entries le join ledger_postings lp on lp.entry_id = le.id and lp.account = 'cash'
  where le.purchase_id = ${purchaseId} and le.kind = 'refund')`;

/** SQL: what was refunded of the sale with this id, from the ledger. */
export const refundedOfSale = (saleId: string): string => `(
  select coalesce(-sum(lp.amount_minor), 0)::bigint
  from ledger_postings lp join ledger_entries le on le.id = lp.entry_id
  where lp.sale_id = ${saleId} and lp.account = 'cash' and le.kind = 'refund')`;
