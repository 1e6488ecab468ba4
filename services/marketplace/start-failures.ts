import pg from 'pg';
import { DatabaseStartFailure } from '../postgres/database-start-failure.ts';
import { outageRetryAfterSeconds } from './http/outage.ts';
import { UnfitDatabase } from './platform/db/unfit-database.ts';

/** Node's codes for certificates, and pg's message for a server without TLS. */
const notTrusted =
  /^(?:CERT_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|UNABLE_TO_(?:GET|VERIFY)|ERR_TLS_)|does not support SSL/;

/** Class 28: access denied; 3D000: no such database; 08P01: PgBouncer's answer for every reason. */
const refused = /^(?:28|3D000|08P01)/;

/** Why the database cannot be used at startup, in one sentence for the operator; null for anything else. */
export function databaseFailure(error: unknown): string | null {
  if (error instanceof DatabaseStartFailure || error instanceof UnfitDatabase) return error.message;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (error instanceof pg.DatabaseError && refused.test(code))
    return `The database that DATABASE_URL names refuses the connection: ${error.message}.`;
  if (notTrusted.test(code) || notTrusted.test(error.message))
    return `The database that DATABASE_URL names can’t be reached over TLS (${error.message}): put sslmode and sslrootcert right.`;
  if (outageRetryAfterSeconds(error) !== null)
    return 'The database that DATABASE_URL names does not answer: start it, or put the address right.';
  return null;
}
