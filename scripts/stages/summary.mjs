/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {'passed' | 'failed' | 'left out'} result
 * @property {number} begunAt seconds after the first
 * @property {number} seconds
 * @property {string} [note] why it was left out, or where its output is
 */

/**
 * A plain table with one line per stage, in the order of their ends, with their starts, and the sum.
 * @param {readonly Outcome[]} outcomes
 * @param {number} seconds of the clock on the wall
 */
export function summarise(outcomes, seconds) {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  const rows = outcomes.map(({ name, result, begunAt, seconds: took, note }) =>
    `  ${name.padEnd(width)}  ${result.padEnd(8)}  ${took.toFixed(1).padStart(6)} s  from ${begunAt.toFixed(0).padStart(4)} s  ${note ?? ''}`.trimEnd(),
  );
  const bad = outcomes.filter(({ result }) => result !== 'passed').length;
  const verdict = bad === 0 ? 'All passed' : `${bad} of ${outcomes.length} did not pass`;
  return ['', ...rows, '', `${verdict} in ${seconds.toFixed(0)} s.`].join('\n');
}
