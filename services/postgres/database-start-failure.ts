/**
 * The database can't be started; `message` is one sentence that says what to do, `cause` contains the system's error.
 */
export class DatabaseStartFailure extends Error {
  override readonly name = 'DatabaseStartFailure';
}

const sentences: Record<string, (place: string) => string> = {
  ENOSPC: (place) => `The disk is full: free about 200 MB where ${place} lies and start again.`,
  EDQUOT: (place) => `The disk quota is used up: free about 200 MB where ${place} lies and start again.`,
  EROFS: (place) => `${place} lies on a read-only disk: set QUAYSIDE_DATA to a folder that can be written.`,
  EACCES: (place) =>
    `${place} can't be written by this user: give it the right owner or set QUAYSIDE_DATA to another folder.`,
  EPERM: (place) =>
    `The system doesn't allow giving ${place} to the database's user: start as a plain user or set DATABASE_URL.`,
  ENOTDIR: (place) =>
    `${place} can't be a folder because a file is in its way: set QUAYSIDE_DATA to another.`,
};

const systemCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Turns a file system error about `place` into a sentence; every other error is returned unchanged. */
export function explainFileError(error: unknown, place: string): unknown {
  const sentence = sentences[systemCode(error)];
  return sentence === undefined ? error : new DatabaseStartFailure(sentence(place), { cause: error });
}

/** Turns the output of initdb or postgres before its exit into a sentence; `report` contains the last lines. */
export function explainServerReport(report: string, place: string): DatabaseStartFailure {
  const lastLines = report.trim().split('\n').slice(-12).join('\n');
  const known: readonly (readonly [RegExp, string])[] = [
    [/No space left on device/i, 'ENOSPC'],
    [/Disk quota exceeded/i, 'EDQUOT'],
    [/Read-only file system/i, 'EROFS'],
    [/Permission denied/i, 'EACCES'],
  ];
  const code = known.find(([pattern]) => pattern.test(report))?.[1] ?? '';
  const sentence =
    sentences[code]?.(place) ??
    (/database files are incompatible with server/i.test(report)
      ? `The database in ${place} was made by another PostgreSQL version: dump it with that one, or move the folder away to start anew.`
      : /error while loading shared libraries|Library not loaded/i.test(report)
        ? 'PostgreSQL lacks its libraries because install scripts were skipped: type npm rebuild.'
        : `PostgreSQL didn't start in ${place}: its last words are below.`);
  return new DatabaseStartFailure(sentence, { cause: lastLines });
}
