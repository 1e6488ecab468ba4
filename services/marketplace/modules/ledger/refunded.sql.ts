/** SQL: what was refunded of the purchase with this id, from the ledger. */
export const refundedOf = (purchaseId: string): string => `(
  select coalesce(-sum(lp.amount_minor), 0)::bigint
  from ledger_entries le join ledger_postings lp on lp.entry_id = le.id and lp.account = 'cash'
  where le.purchase_id = ${purchaseId} and le.kind = 'refund')`;
