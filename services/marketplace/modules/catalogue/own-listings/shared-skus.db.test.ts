import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueBench } from '../testing/catalogue-bench.ts';

let bench: Awaited<ReturnType<typeof catalogueBench>>;
beforeAll(async () => {
  bench = await catalogueBench({ as: 'owner' });
});
afterAll(() => bench.drop());

const migrate = async (direction: 'up' | 'down') => {
  const file = new URL(`../../../migrations/0092_one_item_for_each_sku.${direction}.sql`, import.meta.url);
  const statements = await readFile(file, 'utf8');
  await bench.db.transaction().execute(async (trx) => sql.raw(statements).execute(trx));
};

test('items that shared an SKU before it was unique get one each, of which their supplier is told', async () => {
  const supplierId = await bench.vendor('supplier');
  const productId = await bench.product();
  const item = (name: string, variant: string | null, sku: string) =>
    bench.item(supplierId, productId, { name, variant, sku });
  const other = await bench.vendor('supplier');
  await bench.item(other, productId, { sku: 'TRA-1' });
  await migrate('down');
  await item('Step', 'Teak', 'TRA-1');
  await item('Step', 'White', 'tra-1');
  await item('Brush', null, 'TRA-2');
  const last = await item('Hook', null, 'TRA-2');
  await item('Rope', null, 'TRA-3');
  await item('Line', 'Blue', 'TRA-3');
  await item('Line', 'Red', 'TRA-3-Blue');
  await migrate('up');
  const { rows } = await sql<{ name: string; sku: string; version: number }>`
    select concat_ws(', ', name, variant) as name, sku, version from inventory_items
    where supplier_id = ${supplierId} order by id`.execute(bench.db);
  expect(rows.map(({ name, sku, version }) => [name, sku.replace(/-[\da-f]{8}$/u, '-…'), version])).toEqual([
    ['Step, Teak', 'TRA-1-Teak', 2],
    ['Step, White', 'tra-1-White', 2],
    ['Brush', 'TRA-2', 1],
    ['Hook', 'TRA-2-…', 2],
    ['Rope', 'TRA-3', 1],
    ['Line, Blue', 'TRA-3-…', 2],
    ['Line, Red', 'TRA-3-Blue', 1],
  ]);
  const told = await bench.db.selectFrom('notifications').select(['userId', 'detail']).execute();
  expect(told).toEqual([
    {
      userId: supplierId,
      detail: expect.stringMatching(
        `^Your next list is matched by it. Hook: TRA-2-${last.slice(-8)}; Line, Blue: TRA-3-[0-9a-f]{8}; Step, Teak: TRA-1-Teak; Step, White: tra-1-White$`,
      ) as string,
    },
  ]);
  await expect(item('Hose', null, 'tra-2')).rejects.toThrow('inventory_items_list_key');
});
