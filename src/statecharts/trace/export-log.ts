import type { PackedLog } from './packed-log.ts';
import { shapeOf } from './shape.ts';
import type { ActorKey, BaseActor, Trace, TracedActor, TraceStep } from './trace.types.ts';

const partsOf = (key: ActorKey): { path: string; occurrence: number } => {
  const [, path = key, occurrence = '1'] = /^(.*)#(\d+)$/.exec(key) ?? [];
  return { path, occurrence: Number(occurrence) };
};

/** Renumbers occurrences per path, starting with the first one still in the log. */
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

/** Exports a packed log from a given block on. */
function exportFrom(log: PackedLog, first: number): Trace {
  const blocks = log.blocks.slice(first);
  const listed = new Set(blocks.flatMap(({ actors }) => [...actors]));
  const isUsed = (key: ActorKey): boolean =>
    listed.has(key) || [...listed].some((one) => one.startsWith(`${partsOf(key).path}/`));
  const keys = renumbered([...log.actors.texts.keys()].filter((key) => key === '/' || isUsed(key)));
  const keyOf = (key: ActorKey): ActorKey => keys.get(key) ?? key;
  // Actor keys occur in three places: receiver, sender, and actors passed in payloads.
  const parse = (text: string): unknown =>
    JSON.parse(text, (name, value: unknown) =>
      name === '$actor' && typeof value === 'string' ? keyOf(value) : value,
    );
  const base = blocks[0]?.base ?? null;
  const actors = [...keys].flatMap(([before, key]) => {
    const text = log.actors.texts.get(before);
    return text === undefined ? [] : [[key, parse(text) as TracedActor] as const];
  });
  const machines = new Set(actors.map(([, { machine }]) => machine));
  return {
    format: 'statechart-trace/1',
    machine: log.actors.rootMachine,
    shapes: Object.fromEntries(
      [...log.actors.machines]
        .filter(([id]) => machines.has(id))
        .map(([id, machine]) => [id, shapeOf(machine)]),
    ),
    actors: Object.fromEntries(actors),
    base: base && Object.fromEntries([...base].map(([key, text]) => [keyOf(key), parse(text) as BaseActor])),
    // Written by this log.
    steps: blocks.flatMap(({ steps }) =>
      steps.map((text) => {
        const step = parse(text) as TraceStep;
        return { ...step, actor: keyOf(step.actor), from: step.from === null ? null : keyOf(step.from) };
      }),
    ),
  };
}

const bytesOf = (trace: Trace): number => new TextEncoder().encode(JSON.stringify(trace)).length;

/**
 * Exports a packed log as a trace; if it is larger than `maxBytes`, whole blocks are dropped from the beginning, but
 * never the last.
 */
export function exportLog(log: PackedLog, maxBytes = Number.POSITIVE_INFINITY): Trace {
  let first = 0;
  let trace = exportFrom(log, first);
  while (first + 1 < log.blocks.length && bytesOf(trace) > maxBytes) {
    first += 1;
    trace = exportFrom(log, first);
  }
  return trace;
}
