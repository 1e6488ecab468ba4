import { sql, type Kysely } from 'kysely';
import { invariant } from '../../../../src/lib/invariant.ts';
import type { Database } from '../../platform/db/schema.ts';
import { isDepartmentSlug, type Department, type MarketOverview } from './market.domain.ts';

/**
 * The departments in order, the ports by name, and the numbers of open crew accounts and of live vendors of each kind;
 * a vendor may have several users.
 */
export async function readOverview(db: Kysely<Database>): Promise<MarketOverview> {
  const [departments, ports, crew, vendors] = await Promise.all([
    db.selectFrom('departments').select(['slug', 'name', 'lead']).orderBy('position').execute(),
    db
      .selectFrom('ports')
      .select(['slug', 'name', 'country', 'timeZone', 'latitude', 'longitude'])
      .orderBy('name')
      .execute(),
    db
      .selectFrom('users')
      .select(sql<number>`count(*)`.as('crew'))
      .where('role', '=', 'crew_member')
      .where('closedAt', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('vendors')
      .select((row) => [
        sql<number>`count(*) filter (where ${row.ref('kind')} = 'supplier')`.as('suppliers'),
        sql<number>`count(*) filter (where ${row.ref('kind')} = 'service_provider')`.as('serviceProviders'),
      ])
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow(),
  ]);
  return {
    departments: departments.map(knownDepartment),
    ports,
    figures: { ...crew, ...vendors, ports: ports.length },
  };
}

function knownDepartment({ slug, name, lead }: { slug: string; name: string; lead: string }): Department {
  // The screens and addresses of departments are in the code, so a seventh row would be a migration without them.
  invariant(isDepartmentSlug(slug), `the department ${slug} is not one of the contract's`);
  return { slug, name, lead };
}
