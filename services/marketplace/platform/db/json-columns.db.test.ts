import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Names in both styles at every depth, because readings and proposals contain names chosen by others. */
const document = {
  part_number: 'F4',
  partNumber: 'F-4',
  'Unit_Price (net)': null,
  rows: [
    { own_key: 'f4|', ownKey: 1, nested: { tax_bps: [{ tax_bps: 1 }], taxBps: 2 } },
    ['own_key', 'ownKey'],
  ],
};

it('is returned as it was written, whatever its names look like', async () => {
  const { rows } = await sql<{ readingDocument: unknown; listOfDocuments: unknown }>`
    select ${JSON.stringify(document)}::jsonb as "readingDocument", array[${JSON.stringify(document)}::jsonb] as "listOfDocuments"`.execute(
    database.db,
  );
  expect(rows).toEqual([{ readingDocument: document, listOfDocuments: [document] }]);
});
