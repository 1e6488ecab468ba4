import type { AnyStateMachine } from 'xstate';
import { simplePathsInParts } from '../../../../src/statecharts/explore/simple-paths.ts';
import type { ShownFlow } from '../../flows/flows.ts';
import { placesIn } from '../try-it/survey.ts';

/** The nearest places, in which nearly all configurations are met; all of them take seconds, after every edit. */
const MOST_PLACES = 600;
/** So many parts of the work a count of paths takes at most. */
const MOST_PARTS = 45_000;
/** As many paths are looked at as it takes to know how many there are besides. */
const LOOKED_AT = 100;

/** How many ways lead through a path, and in how many configurations it can stand. */
export interface PathCount {
  /** Null where its paths are not told. */
  readonly paths: number | 'many' | null;
  readonly configurations: { readonly count: number; readonly isAll: boolean };
}

/** What came of a work; `many` where it takes more than so many parts. */
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
  for (const { snapshot } of placesIn(machine, fixtures)) {
    if (places === mostPlaces) return { count: values.size, isAll: false };
    places += 1;
    values.add(JSON.stringify(snapshot.value));
    yield null;
  }
  return { count: values.size, isAll: true };
}

/** Counts in parts: it yields often, so that a page can do other things meanwhile. Throws where the machine cannot be walked. */
export function* countInParts(
  machine: AnyStateMachine,
  { fixtures, paths: told }: Pick<ShownFlow, 'fixtures' | 'paths'>,
  { mostPlaces = MOST_PLACES, mostParts = MOST_PARTS } = {},
): Generator<null, PathCount> {
  const configurations = yield* configurationsIn(machine, fixtures, mostPlaces);
  if (!told) return { paths: null, configurations };
  const found = yield* within(simplePathsInParts(machine, fixtures, told, { limit: LOOKED_AT }), mostParts);
  const isMany = found === 'many' || found.leftOut === 'many';
  return { paths: isMany ? 'many' : found.paths.length + found.leftOut, configurations };
}

const inDigits = (count: number): string => count.toLocaleString('en-GB');

type Told = readonly [count: string, what: string];

function toldOf({ paths, configurations: { count, isAll } }: PathCount): readonly (Told | null)[] {
  const ways = paths === 'many' ? 'countless' : paths === null ? null : inDigits(paths);
  return [
    ways === null ? null : [ways, paths === 1 ? 'way through' : 'ways through'],
    [`${inDigits(count)}${isAll ? '' : '+'}`, 'places to be in'],
  ];
}

/** "380 → 412 ways through, 51+ places to be in": what there was before comes first, where it is another number. */
export function countsInWords(now: PathCount, before: PathCount | null): string {
  const old = before ? toldOf(before) : [];
  return toldOf(now)
    .flatMap((told, index) => {
      if (!told) return [];
      const [was] = old[index] ?? [];
      const [is, what] = told;
      return was === undefined || was === is ? `${is} ${what}` : `${was} → ${is} ${what}`;
    })
    .join(', ');
}
