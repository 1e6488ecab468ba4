import { expect, test } from 'vitest';
import { shareBench } from '../../../../tests/database/share-bench.ts';
import { accountBench, mara, type AccountBench } from '../account/testing/account-bench.ts';
import { systemIds } from '../../platform/ids.ts';
import { createMarket } from './index.ts';

let bench: AccountBench;
shareBench(accountBench, (made) => {
  bench = made;
});

test('shows the six departments in order, the ports, and the numbers of open crew accounts and live vendors', async () => {
  await bench.prove();
  const openVendor = async (email: string, status: 'active' | 'applicant') => {
    const { session } = await bench.prove({ ...mara, email, role: 'supplier' });
    const stamps = { createdAt: bench.clock.now(), updatedAt: bench.clock.now() };
    await bench.db
      .insertInto('vendors')
      .values({ id: systemIds.newId(), openedBy: session.userId, kind: 'supplier', status, ...stamps })
      .execute();
  };
  await openVendor('teo@example.com', 'active');
  await openVendor('applied@example.com', 'applicant');
  await bench.prove({ ...mara, email: 'colleague@example.com', role: 'supplier' });
  await bench.signUp({ ...mara, email: 'pending@example.com', role: 'service_provider' });
  const gone = await bench.prove({ ...mara, email: 'gone@example.com' });
  await bench.accounts.closeAccount(gone.session, mara.password);
  const { departments, ports, figures } = await createMarket(bench).overview();
  expect(departments.map(({ slug }) => slug)).toEqual([
    'captain',
    'crew',
    'exterior',
    'interior',
    'chef-galley',
    'engineering',
  ]);
  expect(departments[0]).toEqual({
    slug: 'captain',
    name: 'Captain',
    lead: 'Charts, licences, surveys and agents for whoever signs for the yacht.',
  });
  expect(ports).toHaveLength(18);
  expect(ports.find(({ slug }) => slug === 'palma')).toEqual({
    slug: 'palma',
    name: 'Palma',
    country: 'ES',
    timeZone: 'Europe/Madrid',
    latitude: 39.56,
    longitude: 2.63,
  });
  expect(figures).toEqual({ crew: 1, suppliers: 1, serviceProviders: 0, ports: 18 });
});

test('is read again after five seconds, once for many visitors', async () => {
  const market = createMarket(bench);
  const [one, another] = await Promise.all([market.overview(), market.overview()]);
  await bench.prove();
  bench.clock.advance(4_999);
  const stored = await market.overview();
  bench.clock.advance(1);
  const anew = await market.overview();
  expect(one).toBe(another);
  expect([stored.figures.crew, anew.figures.crew]).toEqual([0, 1]);
});

test('does not cache a failure', async () => {
  let isAway = true;
  const flaky = new Proxy(bench.db, {
    get(db, key) {
      if (isAway && key === 'selectFrom') throw new Error('the database is away');
      const value: unknown = Reflect.get(db, key, db);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });
  const market = createMarket({ ...bench, db: flaky });
  await expect(market.overview()).rejects.toThrow('the database is away');
  isAway = false;
  expect((await market.overview()).figures.ports).toBe(18);
});
