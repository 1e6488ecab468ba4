/**
 * @typedef {object} Stage
 * @property {string} name as the summary calls it
 * @property {string} script of package.json
 * @property {readonly string[]} [needs] names of stages without which this one can't be run
 * @property {boolean} [inBrowser]
 */

/** @type {readonly Stage[]} */
const quick = [
  { name: 'types', script: 'check:types' },
  { name: 'lint', script: 'check:lint' },
  { name: 'fences', script: 'check:fences' },
  { name: 'contract', script: 'check:contract' },
  { name: 'unit', script: 'test:unit' },
];

/** `npm run check`. Longest first, since they run two at a time. */
export const quickStages = ['unit', 'lint', 'types', 'contract', 'fences'].flatMap((name) =>
  quick.filter((stage) => stage.name === name),
);

/** `npm test`: what is quick to fail comes first. @type {readonly Stage[]} */
export const allStages = [
  { name: 'format', script: 'check:format' },
  ...quick,
  { name: 'database', script: 'test:database' },
  { name: 'browser', script: 'test:browser', inBrowser: true },
  { name: 'build', script: 'build' },
  { name: 'sizes', script: 'check:sizes', needs: ['build'] },
  { name: 'end to end', script: 'test:e2e', needs: ['build'], inBrowser: true },
];
