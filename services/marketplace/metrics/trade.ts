import { sql, type Kysely } from 'kysely';
import { Gauge } from 'prom-client';
import type { Metrics } from '../../http-adapter/index.ts';
import type { Database } from '../platform/db/schema.ts';
import { databaseReading } from './database-reading.ts';

interface Outcome {
  readonly status: string;
  readonly count: string;
}

/** The results of checkouts, bookings and imports that began in the last hour; the same on every node. */
export function measureTrade(metrics: Metrics, db: Kysely<Database>): void {
  const gauge = (name: string, help: string, query: ReturnType<typeof sql<Outcome>>) => {
    const read = databaseReading(async () => (await query.execute(db)).rows);
    new Gauge({
      name,
      help,
      labelNames: ['status'],
      registers: [metrics],
      async collect() {
        const rows = await read();
        this.reset();
        for (const { status, count } of rows) this.set({ status }, Number(count));
      },
    });
  };
  gauge(
    'checkouts_last_hour',
    'Orders begun in the last hour, by the state of their payment.',
    sql<Outcome>`
      select coalesce(payments.status, 'no payment') as status, count(*) as count
      from orders left join payments on payments.purchase_id = orders.id
      where orders.created_at > now() - interval '1 hour'
      group by 1`,
  );
  gauge(
    'bookings_last_hour',
    'Bookings begun in the last hour, by status.',
    sql<Outcome>`
      select status, count(*) as count from bookings where created_at > now() - interval '1 hour' group by 1`,
  );
  gauge(
    'imports_last_hour',
    'Imports begun in the last hour, by status.',
    sql<Outcome>`
      select status, count(*) as count from imports where created_at > now() - interval '1 hour' group by 1`,
  );
}
