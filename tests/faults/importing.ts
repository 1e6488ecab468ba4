import { expect } from 'vitest';
import { gzipSync } from 'node:zlib';
import { insist, type Outage } from './market.ts';
import type { Person } from './stall.ts';

const rowsEach = 20;

/** The names in a supplier's list, which contain the supplier's. */
export const namesOf = ({ id }: Person): string[] =>
  Array.from({ length: rowsEach }, (_, row) => `Turnbuckle ${id} no. ${String(row).padStart(2, '0')}`);

/**
 * Imports a list from its file to its listings, like a browser: each call is repeated until it is answered. `count` is
 * called for each answer.
 */
export async function importList(
  origin: string,
  supplier: Person,
  { count, onOutage }: { count: () => void; onOutage: (answer: Outage) => void },
): Promise<void> {
  const { token, id: userId } = supplier;
  const call = async (given: Omit<Parameters<typeof insist>[1], 'token' | 'onOutage'>) => {
    const answer = await insist(origin, { ...given, token, onOutage });
    count();
    return answer;
  };
  const list = new File([namesOf(supplier).join('\n')], 'prices.csv');
  const uploaded = await call({
    method: 'POST',
    path: '/inventory/upload',
    form: { userId, file: list },
  });
  expect(uploaded).toMatchObject({ status: 200 });
  // In the contract's form.
  const { id: importId } = uploaded.body.data.import as { id: string };
  const reading = new File([gzipSync('{"products":[]}')], 'reading.json.gz');
  const kept = await call({ method: 'PUT', path: `/imports/${importId}/reading`, form: { reading } });
  expect(kept).toMatchObject({ status: 200 });
  const products = namesOf(supplier).map((name, row) => ({
    name,
    priceMinor: 100 + row,
    currency: 'EUR',
    taxBasisPoints: 2100,
    stock: 10,
  }));
  for (;;) {
    const staged = await call({
      method: 'POST',
      path: '/inventory/import',
      key: `${importId}:1`,
      body: { userId, products },
    });
    expect(staged).toMatchObject({ status: 200 });
    const committed = await call({
      method: 'POST',
      path: `/imports/${importId}/commit`,
      body: { batches: 1, rows: rowsEach },
    });
    if (committed.status === 200) return;
    // A batch is confirmed before it is on disk: what the database lost is sent again.
    expect(committed).toMatchObject({ status: 409, body: { error: { code: 'BATCHES_MISSING' } } });
  }
}
