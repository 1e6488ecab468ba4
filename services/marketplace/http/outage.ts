const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** PostgreSQL: shut down, crashed, starting, too many connections. Class 08 is any failed connection. */
const serverGone = /^(?:08\w{3}|57P0[1-5]|53300)$/;
/** pg's messages without a code, for a connection that ends during a query or an exhausted pool. */
const poolMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The disk, or this account's quota, is full; PostgreSQL's own code is 53100. */
const diskFull = new Set(['ENOSPC', 'EDQUOT', '53100']);

const retryAfterSeconds = 5;
/** Somebody has to free space first. */
const retryAfterFullDiskSeconds = 60;

function anyCause(error: unknown, test: (error: Error, code: string) => boolean, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 4) return false;
  const code = 'code' in error ? String(error.code) : '';
  return test(error, code) || anyCause(error.cause, test, depth + 1);
}

function isAway(error: Error, code: string): boolean {
  // A missing socket file is a database that is down; any other missing file is a bug.
  const noSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return (
    unreachable.has(code) ||
    noSocket ||
    serverGone.test(code) ||
    poolMessages.test(error.message) ||
    isBucketAway(error)
  );
}

/** The bucket did not answer in time, or answered that it has a failure of its own (`$metadata` is the AWS SDK's). */
function isBucketAway(error: Error): boolean {
  if (error.name === 'AbortError') return true;
  const answer = '$metadata' in error ? error.$metadata : null;
  if (typeof answer !== 'object' || answer === null || !('httpStatusCode' in answer)) return false;
  return Number(answer.httpStatusCode) >= 500;
}

/**
 * Seconds until a retry makes sense if the error means that the database or the bucket is unavailable, or a disk is
 * full; null for anything else.
 */
export function outageRetryAfterSeconds(error: unknown): number | null {
  if (anyCause(error, (_, code) => diskFull.has(code))) return retryAfterFullDiskSeconds;
  return anyCause(error, isAway) ? retryAfterSeconds : null;
}
