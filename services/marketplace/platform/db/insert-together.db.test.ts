import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database/test-database.ts';
import { newId } from '../ids.ts';
import { insertTogether } from './insert-together.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const at = new Date('2026-11-20T10:00:00.123Z');
const person = (email: string) => ({
  id: newId(),
  email,
  role: 'crew_member' as const,
  firstName: 'Mara',
  lastName: 'Lindqvist',
  passwordHash: 'none',
  createdAt: at,
  updatedAt: at,
});
const billTo = {
  kind: 'company',
  name: 'my_yacht "Ltd"',
  address: 'Kai 1',
  country: 'DE',
  vatId: null,
} as never; // its content does not matter here

it('writes rows of several tables at once, in order, and leaves missing columns to their defaults', async () => {
  const insert = insertTogether<{ readonly people: number; readonly carts: number; readonly said: string }>(
    ', counted as (select count(*)::integer as n from made_users) select n as people, (select count(*)::integer from made_carts) as carts, $2 as said from counted',
  );
  const [one, other] = [person('one@example.com'), person('other@example.com')];
  const carts = [{ userId: one.id, id: newId(), updatedAt: at, billTo, contact: null }];
  expect(await insert(database.db, { users: [one, other], carts, yachts: [] }, ['done'])).toEqual([
    { people: 2, carts: 1, said: 'done' },
  ]);
  const stored = await database.db
    .selectFrom('carts')
    .select(['userId', 'billTo', 'contact', 'version', 'updatedAt'])
    .execute();
  expect(stored).toEqual([{ userId: one.id, billTo, contact: null, version: 1, updatedAt: at }]);
  // Rows with other columns have another text.
  const third = person('third@example.com');
  expect(
    await insert(
      database.db,
      {
        users: [{ ...third, timeZone: 'Europe/Malta' }],
        carts: [{ ...carts[0], userId: third.id, id: newId(), updatedAt: at }],
      },
      ['again'],
    ),
  ).toMatchObject([{ people: 1 }]);
});

it('writes nothing if one of the rows is refused', async () => {
  const insert = insertTogether(' select 1');
  const lonely = person('lonely@example.com');
  const carts = [{ userId: newId(), id: newId(), updatedAt: at }];
  await expect(insert(database.db, { users: [lonely], carts })).rejects.toMatchObject({ code: '23503' });
  expect(await database.db.selectFrom('users').where('id', '=', lonely.id).select('id').execute()).toEqual(
    [],
  );
});
