import { expect, it } from 'vitest';
import { refuseOldServer } from './server-version.ts';

it.each([
  [150_019, '15'],
  [170_006, '17'],
  [90_624, '9'],
])('refuses PostgreSQL %d before anything is migrated', (version, major) => {
  expect(() => refuseOldServer(version)).toThrow(
    `The database that DATABASE_URL names is PostgreSQL ${major}. Quayside needs PostgreSQL 18 or newer.`,
  );
});

it.each([180_000, 180_001, 190_002])('takes PostgreSQL %d', (version) => {
  expect(() => refuseOldServer(version)).not.toThrow();
});
