import { sql } from 'kysely';

/** What the credit notes of a sale take back: in all, and of its VAT; in minor units. */
export interface CreditedVat {
  readonly totalMinor: number;
  readonly taxMinor: number;
}

/** SQL: what the credit notes of the sale `s` take back. */
export const creditedVat = sql<CreditedVat>`(
  select json_build_object(
    'totalMinor', coalesce(sum(i.total_minor), 0),
    'taxMinor', coalesce(sum((select sum((g ->> 'taxMinor')::bigint) from jsonb_array_elements(i.content -> 'groups') g)), 0))
  from invoices i where i.sale_id = s.id and i.kind = 'credit_note')`;
