/**
 * What Node itself is told when it runs a service; the npm scripts of package.json say the same. Left alone, its young generation grows to
 * what a large machine has, 128 MB for what lives a millisecond; and with gigabytes before it, it lets what is done with lie about, 120 MB
 * beside the 50 that the marketplace works with. Neither is a limit: a large import may take what it needs. So small a
 * young generation is cleared sooner by one thread than by several that wait for each other.
 * @type {Readonly<Record<'marketplace' | 'ai-parser' | 'payments-sandbox', readonly string[]>>}
 */
export const nodeArguments = {
  marketplace: [
    '--max-semi-space-size=4',
    '--no-parallel-scavenge',
    '--heap-growing-percent=30',
    '--import',
    './scripts/market/keep-compiled.mjs',
  ],
  'ai-parser': [
    // Pieces of files and of answers pass through its main thread, which itself allocates next to nothing and would let them lie.
    '--max-semi-space-size=1',
    '--no-parallel-scavenge',
    '--import',
    './scripts/market/keep-compiled.mjs',
  ],
  'payments-sandbox': ['--import', './scripts/market/keep-compiled.mjs'],
};
