import { parseArgs } from 'node:util';

/**
 * The options of a benchmark: each from the command line, or else its usual value, or with --small the one with which
 * everything still runs and little is measured. `sizes` are the words without an option.
 */
export function readOptions({ usual, small = {}, takesSizes = false }) {
  const { values, positionals } = parseArgs({
    allowPositionals: takesSizes,
    options: {
      ...Object.fromEntries(Object.keys(usual).map((name) => [name, { type: 'string' }])),
      small: { type: 'boolean', default: false },
    },
  });
  const { small: isSmall, ...given } = values;
  return { ...usual, ...(isSmall && small), ...given, isSmall, sizes: positionals };
}
