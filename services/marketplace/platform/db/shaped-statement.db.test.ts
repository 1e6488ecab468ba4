import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database/test-database.ts';
import { createDatabase } from './database.ts';
import { shapedStatement } from './shaped-statement.ts';

let database: TestDatabase;
let db: ReturnType<typeof createDatabase>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.ownersConnectionString, { max: 1 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

interface Values {
  readonly berth: string;
  readonly lines: readonly string[];
}
const standIns: Values = { berth: '$berth', lines: ['$lines'] };
type Row = { berthName: string; lines: number; twice: string | null };

it('makes the text once for each shape and fills it with the values, wherever they stand', async () => {
  const build = vi.fn(({ isTwice }: { readonly isTwice: boolean }, { berth, lines }: Values) => {
    const twice = isTwice ? sql`${berth}::text || ${berth}::text` : sql`${null}::text`;
    return sql<Row>`select cardinality(${lines}::text[]) as lines, ${berth}::text as berth_name, ${twice} as twice`;
  });
  const ask = shapedStatement(standIns, build);
  const asked = [
    await ask(db, { isTwice: true }, { berth: 'A1', lines: [] }),
    await ask(db, { isTwice: true }, { berth: '$lines', lines: ['bow', 'stern'] }),
    await ask(db, { isTwice: false }, { berth: 'A3', lines: ['bow'] }),
    await ask(db, { isTwice: false }, { berth: 'A4', lines: ['bow'] }),
  ];
  expect(asked.flat()).toEqual([
    { berthName: 'A1', lines: 0, twice: 'A1A1' },
    { berthName: '$lines', lines: 2, twice: '$lines$lines' },
    { berthName: 'A3', lines: 1, twice: null },
    { berthName: 'A4', lines: 1, twice: null },
  ]);
  expect(build).toHaveBeenCalledTimes(2);
});

it('throws if a value is made from others, which would be the same for ever', async () => {
  const ask = shapedStatement(
    standIns,
    (_: object, { berth }) => sql<Row>`select ${berth.toLowerCase() + 'a'}::text as berth_name`,
  );
  await expect(ask(db, {}, { berth: 'A1', lines: [] })).rejects.toThrow('none of berth, lines');
});
