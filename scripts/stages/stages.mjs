/**
 * @typedef {object} Stage
 * @property {string} name as the summary calls it
 * @property {string} script of package.json
 * @property {readonly string[]} [needs] names of stages before it, without which this one can't be run
 * @property {boolean} [inBrowser]
 */

/** Without running anything. @type {readonly Stage[]} */
const readings = [
  { name: 'lint', script: 'check:lint' },
  { name: 'types', script: 'check:types' },
  { name: 'contract', script: 'check:contract' },
  { name: 'fences', script: 'check:fences' },
];

/** `npm run check`, before a commit: only the unit tests affected by changes since the last one. */
export const quickStages = [{ name: 'changed', script: 'test:changed' }, ...readings];

/**
 * `npm test`. Two at a time, in this order except for dependencies: quick ones that may fail first, then the longest
 * first. The end-to-end tests have their own servers and wait as often as they work, so a stage next to them uses the
 * free core. The unit tests come last, in two processes, so that both cores are used to the end.
 * @type {readonly Stage[]}
 */
export const allStages = [
  { name: 'format', script: 'check:format' },
  ...readings,
  { name: 'build', script: 'build' },
  { name: 'lab', script: 'test:lab' },
  { name: 'sizes', script: 'check:sizes', needs: ['build'] },
  { name: 'database', script: 'test:database' },
  { name: 'browser', script: 'test:browser', inBrowser: true },
  { name: 'end to end', script: 'test:e2e', needs: ['build', 'lab'], inBrowser: true },
  { name: 'screens', script: 'test:unit:screens' },
  { name: 'unit', script: 'test:unit:logic' },
  // Their tests record which states they reach.
  { name: 'states', script: 'check:states', needs: ['unit', 'screens', 'database'] },
];
