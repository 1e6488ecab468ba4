import type { AnyStateMachine } from 'xstate';
import { simplePathsInParts } from '../../../../src/statecharts/explore/simple-paths.ts';
import { inTimeSlices } from '../../../../src/statecharts/explore/simple-paths-async.ts';
import { flowText } from '../../../../src/statecharts/flow/flow-text.ts';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import type { ShownFlow } from '../../flows/flows.ts';
import { createRecentMap } from '../../parts/recent-map.ts';
import { reachableStates } from '../try-it/path-search.ts';
import type { EditableFlow } from '../use-editor.ts';

/** The nearest states contain nearly all configurations; exploring all of them takes seconds after every edit. */
const MOST_PLACES = 600;
/** The maximum number of slices for counting paths. */
const MOST_PARTS = 45_000;
/** The maximum number of paths to examine, enough to know how many more there are. */
const LOOKED_AT = 100;

/** The number of paths through a flow, and of its configurations. */
export interface PathCount {
  /** Null if its paths are not described. */
  readonly paths: number | 'many' | null;
  readonly configurations: { readonly count: number; readonly isAll: boolean };
}

/** The result of a count; `many` if it needs more slices than allowed. */
function* within<Result>(work: Generator<unknown, Result>, most: number): Generator<null, Result | 'many'> {
  for (let parts = 0; parts < most; parts += 1) {
    const part = work.next();
    if (part.done) return part.value;
    yield null;
  }
  return 'many';
}

function* configurationsIn(
  machine: AnyStateMachine,
  fixtures: ShownFlow['fixtures'],
  mostPlaces: number,
): Generator<null, PathCount['configurations']> {
  const values = new Set<string>();
  let places = 0;
  for (const { snapshot } of reachableStates(machine, fixtures)) {
    if (places === mostPlaces) return { count: values.size, isAll: false };
    places += 1;
    values.add(JSON.stringify(snapshot.value));
    yield null;
  }
  return { count: values.size, isAll: true };
}

/** Counts in slices: it yields often, so that the page stays responsive. Throws if the machine cannot be explored. */
export function* countInSlices(
  machine: AnyStateMachine,
  { fixtures, paths: described }: Pick<ShownFlow, 'fixtures' | 'paths'>,
  { mostPlaces = MOST_PLACES, mostParts = MOST_PARTS } = {},
): Generator<null, PathCount> {
  const configurations = yield* configurationsIn(machine, fixtures, mostPlaces);
  if (!described) return { paths: null, configurations };
  const found = yield* within(
    simplePathsInParts(machine, fixtures, described, { limit: LOOKED_AT }),
    mostParts,
  );
  const isMany = found === 'many' || found.leftOut === 'many';
  return { paths: isMany ? 'many' : found.paths.length + found.leftOut, configurations };
}

/** The inputs of a flow's count. */
type CountedFlow = Pick<ShownFlow, 'id' | 'fixtures' | 'paths'> & {
  readonly editable: Pick<EditableFlow['editable'], 'machineOf'>;
};

/**
 * Counts of the versions of a path, once for equal ones: an edited path often returns to an earlier version, and the
 * saved one is read again with each visit. `most`: how many are cached, the most recently used ones.
 */
export function keptCounts(most: number) {
  const kept = createRecentMap<PathCount>(most);
  const keyOf = ({ id }: CountedFlow, path: Flow): string => `${id} ${flowText(path)}`;
  return {
    isKnown: (flow: CountedFlow, path: Flow): boolean => kept.get(keyOf(flow, path)) !== undefined,
    /** Rejects if the machine cannot be explored, and with the signal's reason when aborted. */
    async count(flow: CountedFlow, path: Flow, signal: AbortSignal): Promise<PathCount> {
      const key = keyOf(flow, path);
      const found =
        kept.get(key) ?? (await inTimeSlices(countInSlices(flow.editable.machineOf(path), flow), { signal }));
      kept.set(key, found);
      return found;
    },
  };
}

const digits = (count: number): string => count.toLocaleString('en-GB');

type Description = readonly [count: string, what: string];

function descriptionOf({
  paths,
  configurations: { count, isAll },
}: PathCount): readonly (Description | null)[] {
  const ways = paths === 'many' ? 'countless' : paths === null ? null : digits(paths);
  return [
    ways === null ? null : [ways, paths === 1 ? 'path' : 'paths'],
    [`${digits(count)}${isAll ? '' : '+'}`, count === 1 && isAll ? 'state' : 'states'],
  ];
}

/** "380 → 412 paths, 51+ states": the previous count comes first if it differs. */
export function countsText(now: PathCount, before: PathCount | null): string {
  const old = before ? descriptionOf(before) : [];
  return descriptionOf(now)
    .flatMap((described, index) => {
      if (!described) return [];
      const [was] = old[index] ?? [];
      const [is, what] = described;
      return was === undefined || was === is ? `${is} ${what}` : `${was} → ${is} ${what}`;
    })
    .join(', ');
}
