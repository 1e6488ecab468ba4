/**
 * Node's arguments for a service; the npm scripts in package.json use the same. By default its young generation grows
 * with the machine's memory, up to 128 MB for objects that live a millisecond, and with gigabytes available it
 * collects late: 120 MB of garbage in addition to the 50 that the marketplace works with. Neither is a limit: a large
 * import may use what it needs. A young generation this small is collected faster by one thread than by several that
 * wait for each other. Smaller still (2 MB, growing by 10 %) a node under load has 183 MB instead of 202, and takes two fifths more of the processor for an answer.
 * Without the middle one of V8's compilers, whose memory stays with the process in pieces, it has 180 MB instead of 195 for the same.
 * @type {Readonly<Record<'marketplace' | 'ai-parser' | 'payments-sandbox', readonly string[]>>}
 */
export const nodeArguments = {
  marketplace: [
    '--max-semi-space-size=4',
    '--no-parallel-scavenge',
    '--heap-growing-percent=30',
    '--no-maglev',
    '--import',
    './scripts/market/cache-compiled.mjs',
  ],
  'ai-parser': [
    // Pieces of files and of answers pass through its main thread, which allocates almost nothing itself and would
    // collect them late.
    '--max-semi-space-size=1',
    '--no-parallel-scavenge',
    '--import',
    './scripts/market/cache-compiled.mjs',
  ],
  'payments-sandbox': ['--import', './scripts/market/cache-compiled.mjs'],
};

/**
 * The programs that production and `npm start` run: the marketplace as built by `npm run build`. Development and tests
 * run the sources.
 * @type {Readonly<Record<keyof typeof nodeArguments, string>>}
 */
export const builtPrograms = {
  marketplace: 'dist/api/marketplace.mjs',
  'ai-parser': 'services/ai-parser/main.ts',
  'payments-sandbox': 'services/payments-sandbox/main.ts',
};

/**
 * Further environment variables of the services; the units in deploy/ set the same. By default glibc reserves memory
 * for each of Node's threads, and hardly releases it: 16 MB of a node under load. It also serves larger and larger blocks from its heap,
 * where they leave gaps: kept at its first limit, a node has 5 MB less for the same work. The parser becomes slower by
 * it, so that the image of a container, which both share, has only the first.
 * @type {Readonly<Record<keyof typeof nodeArguments, Readonly<Record<string, string>>>>}
 */
export const nodeEnvironment = {
  marketplace: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
  'ai-parser': { MALLOC_ARENA_MAX: '2' },
  'payments-sandbox': { MALLOC_ARENA_MAX: '2' },
};
