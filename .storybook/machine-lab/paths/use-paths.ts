import { useEffect, useMemo, useState } from 'react';
import { simplePathsInTime } from '../../../src/statecharts/explore/simple-paths-in-time.ts';
import type { SimplePaths, WalkedPaths } from '../../../src/statecharts/explore/simple-paths.types.ts';
import { pathTeller, type PathTeller } from '../../../src/statecharts/explore/told-path.ts';
import type { ToldPath } from '../../../src/statecharts/explore/told-path.types.ts';
import type { ShownFlow } from '../flows/flows.ts';

export type FoundPaths =
  /** `count`: so many are found already. */
  | { readonly kind: 'looking'; readonly count: number }
  | { readonly kind: 'failed'; readonly reason: string }
  | ({ readonly kind: 'found'; readonly told: readonly ToldPath[]; readonly teller: PathTeller } & Omit<
      SimplePaths,
      'paths'
    >);

/** The paths of a flow, looked for beside everything else. */
export function usePaths(flow: ShownFlow, walked: WalkedPaths): FoundPaths {
  const { machine, fixtures } = flow;
  const teller = useMemo(
    // What the actors do it says in its words, where its path is data.
    () => pathTeller(machine, walked, flow.editable?.vocabulary.actors),
    [machine, walked, flow],
  );
  const [count, setCount] = useState(0);
  const [found, setFound] = useState<{ readonly of: PathTeller; readonly paths: FoundPaths } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    simplePathsInTime(machine, fixtures, walked, { signal: leaving.signal, onCount: setCount }).then(
      ({ paths, leftOut, isFolded }) =>
        setFound({
          of: teller,
          paths: { kind: 'found', told: teller.tell(paths), teller, leftOut, isFolded },
        }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const reason = error instanceof Error ? error.message : String(error);
        setFound({ of: teller, paths: { kind: 'failed', reason } });
      },
    );
    return () => leaving.abort();
  }, [machine, fixtures, walked, teller]);
  return found?.of === teller ? found.paths : { kind: 'looking', count };
}
