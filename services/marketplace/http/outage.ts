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
/** What pg says without a code when a connection ends under a query or cannot be had from the pool. */
const poolWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

const retryAfterSeconds = 5;

function isAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 4) return false;
  const code = 'code' in error ? String(error.code) : '';
  // A socket file that is missing is a database that is away; any other missing file is a bug.
  const noSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return (
    unreachable.has(code) ||
    noSocket ||
    serverGone.test(code) ||
    poolWords.test(error.message) ||
    isAway(error.cause, depth + 1)
  );
}

/** Seconds until a new try makes sense when the error says that the database is away; null for anything else. */
export const outageRetryAfterSeconds = (error: unknown): number | null =>
  isAway(error) ? retryAfterSeconds : null;
