import type { PackedLog } from './packed-log.ts';
import { shapeOf } from './shape.ts';
import type { ActorKey, StandingActor, Trace, TracedActor, TraceStep } from './trace.types.ts';

const partsOf = (key: ActorKey): { path: string; occurrence: number } => {
  const [, path = key, occurrence = '1'] = /^(.*)#(\d+)$/.exec(key) ?? [];
  return { path, occurrence: Number(occurrence) };
};

/** Of each path the first that is still told becomes the first: what came before it is not known any more. */
function renumbered(keys: Iterable<ActorKey>): Map<ActorKey, ActorKey> {
  const counts = new Map<string, number>();
  const inOrder = [...keys].sort((a, b) => partsOf(a).occurrence - partsOf(b).occurrence);
  return new Map(
    inOrder.map((key) => {
      const { path } = partsOf(key);
      const count = (counts.get(path) ?? 0) + 1;
      counts.set(path, count);
      return [key, count === 1 ? path : `${path}#${count}`];
    }),
  );
}

/** A packed log as a trace, from a block on. */
function exportFrom(log: PackedLog, first: number): Trace {
  const blocks = log.blocks.slice(first);
  const told = new Set(blocks.flatMap(({ actors }) => [...actors]));
  const isTold = (key: ActorKey): boolean =>
    told.has(key) || [...told].some((one) => one.startsWith(`${partsOf(key).path}/`));
  const keys = renumbered([...log.actors.keys()].filter((key) => key === '/' || isTold(key)));
  const keyOf = (key: ActorKey): ActorKey => keys.get(key) ?? key;
  // Actors are named by key in three places: as receiver, as sender, and where one was handed over.
  const parse = (text: string): unknown =>
    JSON.parse(text, (name, value: unknown) =>
      name === '$actor' && typeof value === 'string' ? keyOf(value) : value,
    );
  const base = blocks[0]?.base ?? null;
  const actors = [...keys].flatMap(([before, key]) => {
    const text = log.actors.get(before);
    return text === undefined ? [] : [[key, parse(text) as TracedActor] as const];
  });
  const machines = new Set(actors.map(([, { machine }]) => machine));
  return {
    format: 'statechart-trace/1',
    machine: log.rootMachine,
    shapes: Object.fromEntries(
      [...log.machines].filter(([id]) => machines.has(id)).map(([id, machine]) => [id, shapeOf(machine)]),
    ),
    actors: Object.fromEntries(actors),
    base:
      base && Object.fromEntries([...base].map(([key, text]) => [keyOf(key), parse(text) as StandingActor])),
    // What was written by this very log.
    steps: blocks.flatMap(({ steps }) =>
      steps.map((text) => {
        const step = parse(text) as TraceStep;
        return { ...step, actor: keyOf(step.actor), from: step.from === null ? null : keyOf(step.from) };
      }),
    ),
  };
}

const bytesOf = (trace: Trace): number => new TextEncoder().encode(JSON.stringify(trace)).length;

/** A packed log as a trace; of one that is larger than `maxBytes` the beginning is cut off, block by block, as far as its last. */
export function exportLog(log: PackedLog, maxBytes = Number.POSITIVE_INFINITY): Trace {
  let first = 0;
  let trace = exportFrom(log, first);
  while (first + 1 < log.blocks.length && bytesOf(trace) > maxBytes) {
    first += 1;
    trace = exportFrom(log, first);
  }
  return trace;
}
