/** A problem that the user can fix: `message` is one sentence that says how, `detail` the technical message. */
export class Problem extends Error {
  /**
   * @param {string} message
   * @param {string} [detail]
   */
  constructor(message, detail = '') {
    super(message);
    this.name = 'Problem';
    this.detail = detail;
  }
}

/**
 * The text to print for an error: a sentence with details, or the full stack of a bug.
 * @param {unknown} error
 */
export function describeProblem(error) {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof Problem) return [error.message, error.detail].filter(Boolean).join('\n\n');
  // The database's own failures are sentences as well; see database-start-failure.ts.
  if (error.name === 'DatabaseStartFailure') {
    return [error.message, typeof error.cause === 'string' ? error.cause : ''].filter(Boolean).join('\n\n');
  }
  return error.stack ?? error.message;
}
