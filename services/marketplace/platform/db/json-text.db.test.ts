import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database/test-database.ts';
import {
  addField,
  array,
  joined,
  jsonOf,
  jsonSql,
  list,
  listOf,
  object,
  orNull,
  plain,
  readJson,
  text,
  word,
  type Json,
} from './json-text.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The database's JSON for a row `r` with these columns. */
async function write(json: Json, columns: string): Promise<unknown> {
  const { rows } = await sql<{ json: string | null }>`
    select ${sql.raw(jsonSql(json))} as json from (select ${sql.raw(columns)}) r`.execute(database.db);
  const written = rows[0]?.json ?? null;
  return written === null ? null : JSON.parse(written);
}

const awkward = 'A "quoted" \\ back\nnew\tline \u0001 it’s ’twas naïve ⚓ {"a":1}';

describe('JSON written by the database', () => {
  test('has the values of the columns', async () => {
    const columns = `$t$${awkward}$t$ as said, 'berth' as kind, 12345678901::bigint as minor, false as yes,
      array['a', $t$${awkward}$t$] as names, '{}'::text[] as none`;
    const json = object<Record<string, unknown>>({
      said: text('r.said'),
      "it's": word('r.kind'),
      price: object<{ minor: number }>({ minor: plain('r.minor') }),
      yes: plain('r.yes'),
      isMore: plain('r.minor > 5'),
      names: array('r.names'),
      none: array('r.none'),
    });
    expect(await write(json, columns)).toEqual({
      said: awkward,
      "it's": 'berth',
      price: { minor: 12345678901 },
      yes: false,
      isMore: true,
      names: ['a', awkward],
      none: [],
    });
  });

  test('has null for a value declared optional, of any type', async () => {
    const columns =
      'null::text as said, null::uuid as id, null::boolean as yes, null::text[] as names, null::int as day';
    const json = object<Record<string, unknown>>({
      said: orNull(text('r.said')),
      id: orNull(word('r.id')),
      yes: orNull(plain('r.yes')),
      names: orNull(array('r.names')),
      days: orNull(object<{ from: number }>({ from: plain('r.day') })),
    });
    expect(await write(json, columns)).toEqual({ said: null, id: null, yes: null, names: null, days: null });
  });

  test('is null as a whole if a required value is missing', async () => {
    expect(await write(object<{ said: string }>({ said: text('r.said') }), 'null::text as said')).toBeNull();
  });

  test('contains the results of a query in order, and an empty list for none', async () => {
    const numbers = (condition: string) =>
      list(`select ${jsonSql(object<{ n: number }>({ n: plain('n') }))} as json
        from generate_series(1, r.most) n where ${condition} order by n desc`);
    expect(await write(numbers('true'), '3 as most')).toEqual([{ n: 3 }, { n: 2 }, { n: 1 }]);
    expect(await write(numbers('false'), '3 as most')).toEqual([]);
  });

  it('includes a missing value in a list instead of leaving it out', async () => {
    const halves = list(`select ${jsonSql(plain('nullif(n, 2)'))} as json from generate_series(1, r.most) n`);
    expect(await write(halves, '3 as most')).toEqual([1, null, 3]);
  });
});

describe('the text', () => {
  const [none, one, two] = [listOf<number>([]), listOf([jsonOf(1)]), listOf([jsonOf(2), jsonOf(3)])];

  it.each([
    [none, none, []],
    [one, none, [1]],
    [none, two, [2, 3]],
    [one, two, [1, 2, 3]],
  ])('is put one behind another: %s and %s', (first, second, both) => {
    expect(readJson(joined(first, second))).toEqual(both);
  });

  it('gets one more field', () => {
    const page = addField<{ total: number; items: readonly number[] }, 'items'>(
      jsonOf({ total: 9 }),
      'items',
      two,
    );
    expect(readJson(page)).toEqual({ total: 9, items: [2, 3] });
  });
});
