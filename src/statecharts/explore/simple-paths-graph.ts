import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { AnyFixtures } from './cases.ts';
import type { WalkedStep } from './configuration.ts';
import type { WalkedPaths } from './simple-paths.types.ts';
import { walker, type Place } from './walk.ts';

/** Everything that leads from one spot straight to another: for a path it is one step, whichever of these happens. */
export interface Way {
  readonly to: Spot;
  readonly steps: readonly WalkedStep[];
}

/** A place as paths tell it: a value, and what of the context decides where one can go from there. */
export interface Spot {
  /** Its own among the spots of its graph, in the order in which they were found. */
  readonly index: number;
  /** Ids of the innermost states that the machine stands in there. */
  readonly leaves: readonly string[];
  readonly snapshot: AnyMachineSnapshot;
  /** What leads on to other spots, in the order in which the machine has it. Filled while the graph is made. */
  readonly ways: readonly Way[];
  /** The words of its outcome; null where a path goes on. */
  readonly outcome: string | null;
}

/** All spots that can be come to from one input. */
export interface SpotGraph {
  readonly input: string;
  readonly start: Spot;
  readonly spots: readonly Spot[];
  /** Whether the machine comes through the same spots when it is really walked so: two contexts that are alike to the fixtures may decide otherwise. */
  readonly isWalkable: (ways: readonly Way[]) => boolean;
}

interface GrowingSpot extends Spot {
  readonly ways: { readonly to: Spot; readonly steps: WalkedStep[] }[];
}

const outcomeIn = (
  { _nodes: nodes }: AnyMachineSnapshot,
  outcomes: Readonly<Record<string, string>>,
): string | null => {
  // The innermost says it best.
  const named = nodes
    .filter(({ id }) => Object.hasOwn(outcomes, id))
    .toSorted((one, other) => other.path.length - one.path.length);
  return outcomes[named[0]?.id ?? ''] ?? null;
};

const isLeaf = ({ type }: AnyMachineSnapshot['_nodes'][number]): boolean =>
  type === 'atomic' || type === 'final';

type GraphOptions = Pick<WalkedPaths, 'aside' | 'outcomes' | 'fits'>;

/** Whether paths take a step: it does not lead aside, and is an answer to what was asked. */
function toldSteps({
  aside,
  fits = {},
}: GraphOptions): (from: AnyMachineSnapshot, step: WalkedStep) => boolean {
  const asides = new Set(aside.map((one) => (typeof one === 'string' ? one : one.event)));
  return ({ context }, { event }) => {
    if (asides.has(event.type)) return false;
    const [, actor = ''] = /^xstate\.done\.actor\.(.+)$/.exec(event.type) ?? [];
    if (!Object.hasOwn(fits, actor) || !('output' in event)) return true;
    const fit = fits[actor] as ((context: unknown, answer: unknown) => boolean) | undefined;
    return fit?.(context, event.output) !== false;
  };
}

interface Followed {
  readonly place: Place;
  readonly further: Map<Way, Followed | null>;
}

/** Follows ways from a start, each beginning once however many paths share it. */
function followed(start: Place, go: (place: Place, way: Way) => Place | null): SpotGraph['isWalkable'] {
  const first: Followed = { place: start, further: new Map() };
  return (ways) => {
    let at: Followed | null = first;
    for (const way of ways) {
      const known: Followed | null | undefined = at.further.get(way);
      if (known === undefined) {
        const place = go(at.place, way);
        const next: Followed | null = place && { place, further: new Map() };
        at.further.set(way, next);
        at = next;
      } else at = known;
      if (!at) return false;
    }
    return true;
  };
}

/**
 * Walks a machine once to every spot, from each of its inputs. Yields between spots, so that a page can do other things meanwhile. What leads nowhere else
 * (a wait that grew long, a press that a guard refused) is no way.
 */
export function* spotGraphs(
  machine: AnyStateMachine,
  fixtures: AnyFixtures,
  walked: GraphOptions,
): Generator<null, SpotGraph[]> {
  const distinguish = fixtures.distinguish as ((context: unknown) => unknown) | undefined;
  const nameOf = ({ value, context, status }: AnyMachineSnapshot): string =>
    `${JSON.stringify(value)} ${JSON.stringify(distinguish?.(context) ?? null)} ${status}`;
  const isTold = toldSteps(walked);
  const graphs: SpotGraph[] = [];

  for (const { start, next, take } of walker(machine, fixtures)) {
    const onward = (place: Place): Place[] =>
      next(place).filter(({ step }) => step !== null && isTold(place.snapshot, step));
    const spots = new Map<string, GrowingSpot>();
    const open: { place: Place; spot: GrowingSpot }[] = [];
    const spotOf = (place: Place): GrowingSpot => {
      const name = nameOf(place.snapshot);
      const before = spots.get(name);
      if (before) return before;
      const { snapshot } = place;
      const spot: GrowingSpot = {
        index: spots.size,
        leaves: snapshot._nodes.filter(isLeaf).map(({ id }) => id),
        snapshot,
        ways: [],
        outcome: outcomeIn(snapshot, walked.outcomes),
      };
      spots.set(name, spot);
      open.push({ place, spot });
      return spot;
    };
    const first = spotOf(start);
    for (const { place, spot } of open) {
      yield null;
      if (spot.outcome !== null) continue;
      for (const further of onward(place)) {
        const to = spotOf(further);
        if (to === spot || !further.step) continue;
        const way = spot.ways.find((one) => one.to === to);
        if (way) way.steps.push(further.step);
        else spot.ways.push({ to, steps: [further.step] });
      }
    }
    const isWalkable = followed(start, (place, { to, steps: [step] }) => {
      const further = step ? take(place, step) : null;
      return further && nameOf(further.snapshot) === nameOf(to.snapshot) ? further : null;
    });
    graphs.push({ input: start.input, start: first, spots: [...spots.values()], isWalkable });
  }
  return graphs;
}
