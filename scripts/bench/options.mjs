import { parseArgs } from 'node:util';

/**
 * The options of a benchmark: from the command line, else their defaults, or with --small the values with which
 * everything still runs and little is measured. `sizes` are the arguments without an option.
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
