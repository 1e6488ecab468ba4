/**
 * @typedef {object} Stage
 * @property {string} name as the summary calls it
 * @property {string} script of package.json
 * @property {readonly string[]} [needs] names of stages before it, without which this one can't be run
 * @property {boolean} [inBrowser]
 * @property {boolean} [alone] uses every core by itself: in the full run nothing runs beside it
 */

/** @type {readonly Stage[]} */
const quick = [
  { name: 'types', script: 'check:types' },
  { name: 'lint', script: 'check:lint' },
  { name: 'fences', script: 'check:fences' },
  { name: 'contract', script: 'check:contract' },
  { name: 'unit', script: 'test:unit', alone: true },
];

/** Which states of the machines nobody looks at: the unit tests note what they reach. @type {Stage} */
const states = { name: 'states', script: 'check:states', needs: ['unit'] };

/** `npm run check`. Longest first, since they run two at a time. */
export const quickStages = [
  ...['unit', 'lint', 'types', 'contract', 'fences'].flatMap((name) =>
    quick.filter((stage) => stage.name === name),
  ),
  states,
];

/** `npm test`: what is quick to fail comes first, and what keeps one core busy before what keeps them all. @type {readonly Stage[]} */
export const allStages = [
  { name: 'format', script: 'check:format' },
  ...quick.filter(({ alone }) => !alone),
  { name: 'build', script: 'build' },
  { name: 'lab', script: 'build-storybook' },
  ...quick.filter(({ alone }) => alone),
  states,
  { name: 'sizes', script: 'check:sizes', needs: ['build'] },
  { name: 'database', script: 'test:database', alone: true },
  { name: 'browser', script: 'test:browser', inBrowser: true, alone: true },
  { name: 'end to end', script: 'test:e2e', needs: ['build', 'lab'], inBrowser: true, alone: true },
];
