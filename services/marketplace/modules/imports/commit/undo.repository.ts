import { sql } from 'kysely';
import type { ImportKind } from '../imports.domain.ts';
import type { Trx } from '../imports.repository.ts';

export interface UndoFigures {
  readonly removed: number;
  readonly restored: number;
  readonly kept: number;
}

/**
 * Archives what an import added and restores what it changed, unless it was changed since. Afterwards import_changes
 * contains only what was kept, so that the figures can always be computed from it and the import's counts.
 */
export async function undoListings(
  trx: Trx,
  {
    importId,
    kind,
    committedAt,
  }: { readonly importId: string; readonly kind: ImportKind; readonly committedAt: Date },
  now: Date,
): Promise<void> {
  await (kind === 'products'
    ? restoreItems(trx, importId, committedAt, now)
    : restoreServices(trx, importId, now));
  const listings = sql.table(kind === 'products' ? 'inventory_items' : 'services');
  // First those that stay, because the others get a new version. A join with the removed ones instead was computed row
  // by row right after a large import, without statistics.
  await sql`
    insert into import_changes (import_id, listing_id, before, after_version)
    select ${importId}::uuid, id, '{}', version from ${listings} where import_id = ${importId} and version > 1`.execute(
    trx,
  );
  await sql`
    update ${listings} set status = 'archived', version = version + 1, updated_at = ${now}
    where import_id = ${importId} and version = 1`.execute(trx);
}

async function restoreItems(trx: Trx, importId: string, committedAt: Date, now: Date): Promise<void> {
  await sql`
    with restored as (
      update inventory_items item set name = old.name, variant = old.variant, sku = old.sku, price_minor = old.price_minor,
        currency = old.currency, tax_bps = old.tax_bps, unit = old.unit, stock = old.stock, status = old.status,
        version = item.version + 1, updated_at = ${now}
      from import_changes change cross join lateral jsonb_to_record(change.before) as old(
        name text, variant text, sku text, price_minor bigint, currency text, tax_bps integer, unit text, stock integer,
        status text)
      where change.import_id = ${importId} and item.id = change.listing_id and item.version = change.after_version
      returning item.id, item.product_id, change.before -> 'product' as product
    ), products_restored as (
      update products product set name = old.name, brand = old.brand, part_number = old.part_number, barcode = old.barcode,
        description = old.description, category = old.category, departments = old.departments,
        updated_at = ${now}
      from restored cross join lateral jsonb_to_record(restored.product) as old(
        name text, brand text, part_number text, barcode text, description text, category text, departments text[])
      where restored.product is not null and product.id = restored.product_id and product.updated_at = ${committedAt}
    )
    delete from import_changes change using restored
    where change.import_id = ${importId} and change.listing_id = restored.id`.execute(trx);
}

async function restoreServices(trx: Trx, importId: string, now: Date): Promise<void> {
  await sql`
    with restored as (
      update services service set name = old.name, description = old.description, category = old.category,
        departments = old.departments, price_minor = old.price_minor, currency = old.currency, tax_bps = old.tax_bps,
        priced_per = old.priced_per, unit = old.unit, duration_minutes = old.duration_minutes,
        -- What was imported before lead times were asked does not say it.
        lead_time_hours = coalesce(old.lead_time_hours, service.lead_time_hours), status = old.status, version = service.version + 1, updated_at = ${now}
      from import_changes change cross join lateral jsonb_to_record(change.before) as old(
        name text, description text, category text, departments text[], price_minor bigint, currency text, tax_bps integer,
        priced_per text, unit text, duration_minutes integer, lead_time_hours integer, status text)
      where change.import_id = ${importId} and service.id = change.listing_id and service.version = change.after_version
      returning service.id
    )
    delete from import_changes change using restored
    where change.import_id = ${importId} and change.listing_id = restored.id`.execute(trx);
}

export async function markUndone(trx: Trx, importId: string, now: Date): Promise<void> {
  await trx
    .updateTable('imports')
    .set((is) => ({
      status: 'undone' as const,
      undoneAt: now,
      updatedAt: now,
      version: is('version', '+', 1),
    }))
    .where('id', '=', importId)
    .execute();
}

/**
 * The figures of an undone import: how many listings were removed, restored, and kept because they were changed since.
 */
export async function undoFigures(trx: Trx, importId: string): Promise<UndoFigures> {
  const { rows } = await sql<UndoFigures>`
    select new_count - kept_new as removed, changed_count - kept_changed as restored, kept_new + kept_changed as kept
    from imports cross join lateral (
      select (count(*) filter (where before = '{}'))::int as kept_new, (count(*) filter (where before <> '{}'))::int as kept_changed
      from import_changes where import_id = imports.id) kept
    where id = ${importId}`.execute(trx);
  return rows[0] ?? { removed: 0, restored: 0, kept: 0 };
}
