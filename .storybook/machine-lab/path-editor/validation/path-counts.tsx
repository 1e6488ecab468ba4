import { useEffect, useState } from 'react';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import { countsText, keptCounts, type PathCount } from './path-count.ts';
import type { EditableFlow } from '../use-editor.ts';

interface Props {
  readonly flow: EditableFlow;
  readonly path: Flow;
  /** The saved path. */
  readonly base: Flow;
}

/** Debounces: while the user keeps editing, a count would be outdated immediately. */
const RESTING_MS = 800;

/** The number of paths now and in the saved version. The last count stays until there is a new one. */
export function PathCounts({ flow, path, base }: Props) {
  const now = useCount(flow, path);
  // The edited version is counted first; if it is the saved one, it is counted once.
  const before = useCount(flow, now.of === path && path !== base ? base : null);
  if (now.of === path && !now.count) return <>its paths cannot be counted</>;
  if (!now.count) return <>counting its paths …</>;
  return (
    <span aria-busy={now.of !== path}>
      {countsText(now.count, path !== base && before.of === base ? before.count : null)}
      {now.of === path ? null : ' …'}
    </span>
  );
}

interface Counted {
  readonly of: Flow | null;
  /** Null if it cannot be explored. */
  readonly count: PathCount | null;
}

const counts = keptCounts(40);

function useCount(flow: EditableFlow, path: Flow | null): Counted {
  const [counted, setCounted] = useState<Counted>({ of: null, count: null });
  useEffect(() => {
    if (!path) return;
    const aborting = new AbortController();
    const { signal } = aborting;
    const count = async () => setCounted({ of: path, count: await counts.count(flow, path, signal) });
    const timer = setTimeout(
      () =>
        void count().catch(() => {
          // The try-out shows the reason.
          if (!signal.aborted) setCounted({ of: path, count: null });
        }),
      counts.isKnown(flow, path) ? 0 : RESTING_MS,
    );
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [flow, path]);
  return counted;
}
