import pg from 'pg';
import { expect, it } from 'vitest';
import { UnfitDatabase } from './platform/db/unfit-database.ts';
import { databaseFailure } from './start-failures.ts';

const fromServer = (message: string, code: string) =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code });
const fromSocket = (message: string, code: string) => Object.assign(new Error(message), { code });

it.each([
  [
    fromServer('no more connections allowed (max_client_conn)', '08P01'),
    'The database that DATABASE_URL names refuses the connection: no more connections allowed (max_client_conn).',
  ],
  [
    fromServer('password authentication failed for user "quayside_app"', '28P01'),
    'The database that DATABASE_URL names refuses the connection: password authentication failed for user "quayside_app".',
  ],
  [
    fromSocket('self-signed certificate in certificate chain', 'SELF_SIGNED_CERT_IN_CHAIN'),
    'The database that DATABASE_URL names can’t be reached over TLS (self-signed certificate in certificate chain): put sslmode and sslrootcert right.',
  ],
  [
    new Error('The server does not support SSL connections'),
    'The database that DATABASE_URL names can’t be reached over TLS (The server does not support SSL connections): put sslmode and sslrootcert right.',
  ],
  [
    fromSocket('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    'The database that DATABASE_URL names does not answer: start it, or put the address right.',
  ],
  [new UnfitDatabase('It is too old.'), 'It is too old.'],
])('%s is told in one sentence', (error, sentence) => {
  expect(databaseFailure(error)).toBe(sentence);
});

it('does not blame the database for our own mistakes', () => {
  expect(databaseFailure(new TypeError('x is not a function'))).toBeNull();
});
