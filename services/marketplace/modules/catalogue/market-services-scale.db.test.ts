import process from 'node:process';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextFreeTimes } from '../availability/index.ts';
import { createMarketServices } from './index.ts';
import { catalogueBench, type CatalogueBench } from './testing/catalogue-bench.ts';
import { openHours } from './testing/open-hours.ts';

let bench: CatalogueBench;
let providers: readonly string[];
beforeAll(async () => {
  bench = await catalogueBench({ as: 'owner' });
  providers = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => {
      const id = await bench.vendor('service_provider', { name: `Provider ${at}` });
      await openHours(bench.db, id, { at: bench.clock.now() });
      return id;
    }),
  );
});
afterAll(() => bench.drop());

/** Services `from` to `until`, over all providers, in twenty categories. */
async function addServices(from: number, until: number) {
  await sql`
    insert into services (id, provider_id, own_key, name, category, departments, price_minor, currency, priced_per,
      duration_minutes, status, created_at, updated_at)
    select uuidv7(), (${providers}::uuid[])[1 + n % 100], 'scale-' || n, 'Service ' || md5(n::text), 'Category ' || n % 20,
      '{exterior}', 1000 + n, 'EUR', 'visit', 120, 'active', ${bench.clock.now()}, ${bench.clock.now()}
    from generate_series(${from}::integer, ${until}::integer) n`.execute(bench.db);
  await sql`vacuum analyze`.execute(bench.db);
}

/** Milliseconds of a page, when nothing else takes the processor. */
async function pageMs(): Promise<number> {
  const market = createMarketServices({ db: bench.db, clock: bench.clock, nextFreeTimes });
  const times: number[] = [];
  for (let round = 0; round < 80; round += 1) {
    const start = performance.now();
    const page = await market.listMarketServices({});
    times.push(performance.now() - start);
    expect(page.ok && page.value.items.filter(({ nextStartsAt }) => nextStartsAt !== null)).toHaveLength(24);
  }
  return Math.min(...times);
}

test('a page of 24 with next free times takes about as long among 10,000 services as among 1,000', async () => {
  await addServices(1, 1000);
  const few = await pageMs();
  await addServices(1001, 10_000);
  const many = await pageMs();
  process.stdout.write(
    `1,000: ${few.toFixed(1)} ms, 10,000: ${many.toFixed(1)} ms, ratio ${(many / few).toFixed(2)}\n`,
  );
  expect(many / few).toBeLessThan(1.5);
});
