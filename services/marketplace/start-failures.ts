import pg from 'pg';
import { DatabaseStartFailure } from '../postgres/database-start-failure.ts';
import { outageRetryAfterSeconds } from './http/outage.ts';
import { UnfitDatabase } from './platform/db/unfit-database.ts';

/** What Node says of a certificate, and pg of a server without TLS. */
const notTrusted =
  /^(?:CERT_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|UNABLE_TO_(?:GET|VERIFY)|ERR_TLS_)|does not support SSL/;

/** Class 28: who asks is not let in; 3D000: no such database; 08P01: what PgBouncer answers, whatever its reason. */
const refused = /^(?:28|3D000|08P01)/;

/** A database that can't be used at the start, in one sentence for whoever starts it; null for anything else. */
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
