import { expect, test } from 'vitest';
import { readScenarioConfig } from './scenario-config.ts';

const mistakesOf = (environment: Record<string, string | undefined>) => {
  const read = readScenarioConfig(environment);
  return read.ok ? [] : read.mistakes;
};

test.each([
  {},
  { DATABASE_URL: 'postgresql://app@localhost:5432/quayside' },
  { DATABASE_URL: 'postgresql://app@[::1]/quayside' },
  { DATABASE_URL: 'postgresql://app@%2Fvar%2Frun/quayside' },
  { DATABASE_URL: 'postgresql:///quayside?host=/var/run' },
  { DATABASE_URL: 'postgresql://app@/quayside?host=%2Fvar%2Frun' },
])('a scenario runs on the demo of this machine: %j', (environment) => {
  expect(mistakesOf({ QUAYSIDE_DEMO: '1', ...environment })).toEqual([]);
});

test('a scenario does not run outside of a demo', () => {
  expect(mistakesOf({})).toEqual(['Scenarios empty the database, so they run with QUAYSIDE_DEMO=1 only.']);
});

test('a scenario does not run in production, nor for a public site', () => {
  expect(
    mistakesOf({ QUAYSIDE_DEMO: '1', NODE_ENV: 'production', PUBLIC_URL: 'https://quayside.example.com' }),
  ).toEqual([
    'QUAYSIDE_DEMO must not be 1 while NODE_ENV is production: leave one of the two out.',
    'PUBLIC_URL must be on this machine in demo mode, whose accounts are known to everybody: leave PUBLIC_URL out.',
  ]);
});

test.each([
  'postgresql://app@db.example.com/quayside',
  'postgresql://app@localhost/quayside?host=db.example.com',
  'postgresql://app@/quayside?host=db.example.com',
])('a scenario does not empty %s', (DATABASE_URL) => {
  expect(mistakesOf({ QUAYSIDE_DEMO: '1', DATABASE_URL })).toEqual([
    'Scenarios empty the database, and DATABASE_URL names one on another machine (db.example.com): leave DATABASE_URL out.',
  ]);
});
