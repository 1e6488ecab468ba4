import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepContents } from './kept-contents.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ as: 'owner' });
});
afterAll(() => database.drop());

test('restores saved rows, numbers and jobs, repeatedly', async () => {
  const { db } = database;
  const add = (name: string) => sql`select graphile_worker.add_job(${name})`.execute(db);
  const read = async () => [
    (await sql`select * from exchange_rates order by currency`.execute(db)).rows,
    (await sql`select id, task_identifier from graphile_worker.jobs order by id`.execute(db)).rows,
    (
      await sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`.execute(
        db,
      )
    ).rows,
  ];
  await add('before');
  const kept = await read();
  const putBack = await keepContents(db);
  for (let time = 0; time < 2; time += 1) {
    await add('after');
    await sql`delete from exchange_rates where currency <> 'USD'`.execute(db);
    await sql`do $$ declare s text; begin
      for s in select sequencename from pg_sequences where schemaname = 'public' loop perform nextval(s); end loop;
    end $$`.execute(db);
    expect(await read()).not.toEqual(kept);
    await putBack();
    expect(await read()).toEqual(kept);
  }
});
