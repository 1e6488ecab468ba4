import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '../..');

/** A separate process, several kinds of work, on a shared machine. */
export const benchTimeoutMs = 300_000;

/**
 * Each benchmark, and the last line that it prints. `needs` determines where it is tested: an end-to-end test has the
 * browser and the market that `bench:web` measures.
 */
export const benches = {
  review: { needs: 'nothing', printsAtLast: /^heap at the end \d+ MiB\n$/m },
  statecharts: { needs: 'nothing', printsAtLast: /^laying out the onboarding chart .+ px\n$/m },
  parser: { needs: 'nothing', printsAtLast: /^100 long rows of CSV .+\n(?: .+\n){3}$/m },
  import: { needs: 'database', printsAtLast: /^median of 1: 1500 rows in .+ idle \(under 3\)$/m },
  slots: { needs: 'database', printsAtLast: /^what may grow: at most \d+\.\d+ times\n$/m },
  dashboards: { needs: 'database', printsAtLast: /^no dashboard takes more than \d+\.\d+ times\n$/m },
  notifications: { needs: 'database', printsAtLast: /^afterwards the API has .+ cores\n$/m },
  api: { needs: 'database', printsAtLast: /^ {2}API ready in .+ cores\n$/m },
  web: { needs: 'browser', printsAtLast: /^Medians of 1 runs\. .+\n$/m },
} as const;

type Bench = keyof typeof benches;

export const benchesThatNeed = (needs: (typeof benches)[Bench]['needs']): readonly Bench[] =>
  // Safe: the keys of a literal.
  (Object.keys(benches) as Bench[]).filter((name) => benches[name].needs === needs);

/** The output of the README's command at its smallest size; rejects with its output if the command fails. */
export async function runSmall(
  name: Bench,
  {
    signal,
    more = [],
    environment = {},
  }: {
    readonly signal: AbortSignal;
    readonly more?: readonly string[];
    readonly environment?: Readonly<Record<string, string>>;
  },
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['run', '--silent', `bench:${name}`, '--', '--small', ...more],
    { cwd: root, signal, env: { ...process.env, ...environment } },
  );
  return stdout;
}
