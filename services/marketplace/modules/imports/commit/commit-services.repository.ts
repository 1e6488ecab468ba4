import { sql } from 'kysely';
import type { Commit, ImportCounts, StagedCounts } from '../imports.domain.ts';
import type { Trx } from '../imports.repository.ts';
import { newStatus, statusAgain } from '../listed-status.sql.ts';

/**
 * Publishes staged services as a provider's services, in statements over the whole list. Null, with nothing written, if
 * answers are demanded and one is missing.
 */
export async function commitServices(trx: Trx, commit: Commit, now: Date): Promise<ImportCounts | null> {
  const { total, known, unanswered } = await gather(trx, commit);
  if (commit.answers === 'demanded' && unanswered > 0) return null;
  const changed = known === 0 ? 0 : await updateExisting(trx, commit, now);
  await insertServices(trx, commit, now);
  return { new: total - known, changed, unchanged: known - changed };
}

/** The table `staged`: each key once, with the last line that has it, joined with the existing service. */
async function gather(trx: Trx, { importId, vendorId }: Commit): Promise<StagedCounts> {
  await sql`
    create temporary table staged on commit drop as
    select line.*, service.id as service_id,
      coalesce(line.tax_bps, service.tax_bps) is not null and (service.id is not null
        or (line.priced_per is not null and line.duration_minutes is not null and line.lead_time_hours is not null)) as is_answered
    from (
      select distinct on (line.own_key) line.*
      from import_batches batch
      cross join lateral rows from (jsonb_to_recordset(batch.rows) as (
        own_key text, name text, description text, category text, departments text[], price_minor bigint, tax_bps integer,
        priced_per text, unit text, duration_minutes integer, lead_time_hours integer, is_paused boolean
      )) with ordinality as line (
        own_key, name, description, category, departments, price_minor, tax_bps, priced_per, unit, duration_minutes, lead_time_hours,
        is_paused, place
      )
      where batch.import_id = ${importId}
      order by line.own_key, batch.number desc, line.place desc
    ) line
    left join services service on service.provider_id = ${vendorId} and service.own_key = line.own_key`.execute(
    trx,
  );
  await sql`analyze staged (service_id)`.execute(trx);
  const { rows } = await sql<StagedCounts>`
    select count(*)::int as total, count(service_id)::int as known,
      (count(*) filter (where not is_answered))::int as unanswered
    from staged`.execute(trx);
  return rows[0] ?? { total: 0, known: 0, unanswered: 0 };
}

/**
 * Updates existing services where they differ, and stores the previous values in import_changes; fields the list does
 * not contain stay.
 */
async function updateExisting(trx: Trx, { importId, currency }: Commit, now: Date): Promise<number> {
  // A price per visit, hour or day has no unit: the two are set together or not at all.
  const unit = sql`case when staged.priced_per is null then service.unit else staged.unit end`;
  await sql`
    create temporary table changed on commit drop as
    select staged.*, jsonb_build_object('name', service.name, 'description', service.description,
      'category', service.category, 'departments', service.departments, 'price_minor', service.price_minor,
      'currency', service.currency, 'tax_bps', service.tax_bps, 'priced_per', service.priced_per, 'unit', service.unit,
      'duration_minutes', service.duration_minutes, 'lead_time_hours', service.lead_time_hours, 'status', service.status) as before
    from staged join services service on service.id = staged.service_id
    where service.status = 'archived' or (staged.is_paused and service.status = 'active')
      or (service.name, service.description, service.category, service.departments, service.price_minor, service.currency,
        service.tax_bps, service.priced_per, service.unit, service.duration_minutes, service.lead_time_hours)
      is distinct from
      (staged.name, coalesce(staged.description, service.description), coalesce(staged.category, service.category),
        coalesce(staged.departments, service.departments), staged.price_minor, ${currency}::text,
        coalesce(staged.tax_bps, service.tax_bps), coalesce(staged.priced_per, service.priced_per), ${unit},
        coalesce(staged.duration_minutes, service.duration_minutes), coalesce(staged.lead_time_hours, service.lead_time_hours))
    order by service.id
    for update of service`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    with written as (
      update services service set name = staged.name, description = coalesce(staged.description, service.description),
        category = coalesce(staged.category, service.category),
        departments = coalesce(staged.departments, service.departments), price_minor = staged.price_minor,
        currency = ${currency}, tax_bps = coalesce(staged.tax_bps, service.tax_bps),
        priced_per = coalesce(staged.priced_per, service.priced_per), unit = ${unit},
        duration_minutes = coalesce(staged.duration_minutes, service.duration_minutes),
        lead_time_hours = coalesce(staged.lead_time_hours, service.lead_time_hours),
        status = ${statusAgain('staged', 'service')},
        version = service.version + 1, updated_at = ${now}
      from changed staged where service.id = staged.service_id
      returning service.id, service.version, staged.before
    ), kept as (
      insert into import_changes (import_id, listing_id, before, after_version)
      select ${importId}::uuid, id, before, version from written
    )
    select count(*)::int as count from written`.execute(trx);
  return rows[0]?.count ?? 0;
}

// The values of a service that is imported at once without them (contract: ImportedService).
const unsaid = { durationMinutes: 60, leadTimeHours: 24 };

async function insertServices(trx: Trx, { importId, vendorId, currency }: Commit, now: Date): Promise<void> {
  await sql`
    insert into services (id, provider_id, own_key, name, description, category, departments, price_minor, currency, tax_bps,
      priced_per, unit, duration_minutes, lead_time_hours, status, import_id, created_at, updated_at)
    select uuidv7(), ${vendorId}, own_key, name, description, category, coalesce(departments, '{}'), price_minor, ${currency},
      tax_bps, coalesce(priced_per, 'visit'), unit, coalesce(duration_minutes, ${unsaid.durationMinutes}),
      coalesce(lead_time_hours, ${unsaid.leadTimeHours}), ${newStatus('staged')}, ${importId}, ${now}, ${now}
    from staged where service_id is null`.execute(trx);
}
