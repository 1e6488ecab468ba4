import { sql, type Kysely } from 'kysely';
import { invariant } from '../../../../src/lib/invariant.ts';
import type { Database } from '../../platform/db/schema.ts';
import { isDepartmentSlug, type Department, type MarketOverview } from './market.domain.ts';

/** The departments in their order, the ports by name, and how many open accounts of each kind there are. */
export async function readOverview(db: Kysely<Database>): Promise<MarketOverview> {
  const [departments, ports, people] = await Promise.all([
    db.selectFrom('departments').select(['slug', 'name', 'lead']).orderBy('position').execute(),
    db
      .selectFrom('ports')
      .select(['slug', 'name', 'country', 'timeZone', 'latitude', 'longitude'])
      .orderBy('name')
      .execute(),
    db
      .selectFrom('users')
      .select((row) => [
        sql<number>`count(*) filter (where ${row.ref('role')} = 'crew_member')`.as('crew'),
        sql<number>`count(*) filter (where ${row.ref('role')} = 'supplier')`.as('suppliers'),
        sql<number>`count(*) filter (where ${row.ref('role')} = 'service_provider')`.as('serviceProviders'),
      ])
      .where('closedAt', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    departments: departments.map(knownDepartment),
    ports,
    figures: { ...people, ports: ports.length },
  };
}

function knownDepartment({ slug, name, lead }: { slug: string; name: string; lead: string }): Department {
  // The screens and addresses of a department exist in the code: a seventh row is a migration without them.
  invariant(isDepartmentSlug(slug), `the department ${slug} is not one of the contract's`);
  return { slug, name, lead };
}
