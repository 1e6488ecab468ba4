import { useEffect, useMemo, useState } from 'react';
import { simplePathsAsync } from '../../../src/statecharts/explore/simple-paths-async.ts';
import type { SimplePaths, PathRules } from '../../../src/statecharts/explore/simple-paths.types.ts';
import { createPathDescriber, type PathDescriber } from '../../../src/statecharts/explore/describe-paths.ts';
import type { DescribedPath } from '../../../src/statecharts/explore/described-path.types.ts';
import type { ShownFlow } from '../flows/flows.ts';

export type FoundPaths =
  /** `count`: the number found so far. */
  | { readonly kind: 'looking'; readonly count: number }
  | { readonly kind: 'failed'; readonly reason: string }
  | ({
      readonly kind: 'found';
      readonly paths: readonly DescribedPath[];
      readonly describer: PathDescriber;
    } & Omit<SimplePaths, 'paths'>);

/** The paths of a flow, searched in the background. */
export function usePaths(flow: ShownFlow, played: PathRules): FoundPaths {
  const { machine, fixtures } = flow;
  const describer = useMemo(
    // An editable path's vocabulary describes what the actors do.
    () => createPathDescriber(machine, played, flow.editable?.vocabulary.actors),
    [machine, played, flow],
  );
  const [count, setCount] = useState(0);
  const [found, setFound] = useState<{ readonly of: PathDescriber; readonly paths: FoundPaths } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    simplePathsAsync(machine, fixtures, played, { signal: leaving.signal, onCount: setCount }).then(
      ({ paths, leftOut, isFolded }) =>
        setFound({
          of: describer,
          paths: { kind: 'found', paths: describer.describe(paths), describer, leftOut, isFolded },
        }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const reason = error instanceof Error ? error.message : String(error);
        setFound({ of: describer, paths: { kind: 'failed', reason } });
      },
    );
    return () => leaving.abort();
  }, [machine, fixtures, played, describer]);
  return found?.of === describer ? found.paths : { kind: 'looking', count };
}
