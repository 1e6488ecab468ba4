import type { Json } from '../../json.ts';
import { canonical } from '../difference/difference-sides.ts';
import { joinPath } from '../flow-tree.ts';
import { mergedOrder } from './merge-flows-order.ts';

/** A value in the base, in mine and in theirs; undefined if missing. */
export interface ThreeWay<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** The kind of a flow's part: it determines its contents and whether it can be merged piece by piece. */
type Kind = 'state' | 'states' | 'by name' | 'meta' | 'transitions' | 'opened' | 'invoke' | 'value';

export interface MergeOptions {
  /** Whose change wins if both changed the same. */
  readonly wins: 'mine' | 'theirs';
  /** Paths of states that stay although the other side removed them, because something leads to them. */
  readonly keptPaths: ReadonlySet<string>;
  /** Whether a top-level state has a fixed position. */
  readonly isFixed: (key: string) => boolean;
  /** The event that reopens a step; its transitions are matched by the step they open. */
  readonly opened: { readonly event: string; readonly stepOf: (transition: Json) => string };
}

type Parts = { readonly [key: string]: Json };

const isRecord = (value: Json | undefined): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The order of states matters: it is the order of the steps. */
const isSame = (kind: Kind, one: Json | undefined, other: Json | undefined): boolean =>
  kind === 'state' || kind === 'states'
    ? JSON.stringify(one) === JSON.stringify(other)
    : canonical(one) === canonical(other);

const kindsInState: Readonly<Record<string, Kind>> = {
  states: 'states',
  on: 'by name',
  after: 'by name',
  meta: 'meta',
  invoke: 'invoke',
  always: 'transitions',
  onDone: 'transitions',
};

function kindWithin(kind: Kind, key: string, path: string, { opened }: MergeOptions): Kind {
  switch (kind) {
    case 'state':
      return kindsInState[key] ?? 'value';
    case 'states':
      return 'state';
    case 'by name':
      return path === '' && key === opened.event ? 'opened' : 'transitions';
    case 'opened':
      return 'transitions';
    case 'invoke':
      return key.startsWith('on') ? 'transitions' : 'value';
    default:
      return 'value';
  }
}

/** Collections: two that were both added are combined, and an empty one is dropped. */
const collections: ReadonlySet<Kind> = new Set(['states', 'by name', 'meta', 'opened']);

/** A list keyed by step. */
function byStep(value: Json | undefined, { opened }: MergeOptions): Parts | undefined {
  if (value === undefined) return undefined;
  const counts = new Map<string, number>();
  return Object.fromEntries(
    (isList(value) ? value : [value]).map((one) => {
      const step = opened.stepOf(one);
      counts.set(step, (counts.get(step) ?? 0) + 1);
      return [`${step} #${counts.get(step)}`, one];
    }),
  );
}

function mergedOpened(
  three: ThreeWay<Json | undefined>,
  path: string,
  options: MergeOptions,
): Json | undefined {
  const [base, mine, theirs] = [three.base, three.mine, three.theirs].map((one) => byStep(one, options));
  const all = mergedParts(
    'opened',
    { base: base ?? {}, mine: mine ?? {}, theirs: theirs ?? {} },
    path,
    options,
  );
  const list = Object.values(all ?? {});
  return list.length > 1 ? list : list[0];
}

function mergedParts(
  kind: Kind,
  three: ThreeWay<Parts>,
  path: string,
  options: MergeOptions,
): Parts | undefined {
  const at = (parts: Parts, key: string): Json | undefined =>
    Object.hasOwn(parts, key) ? parts[key] : undefined;
  const { base, mine, theirs } = three;
  const values = new Map<string, Json>();
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const value = mergedPart(
      kindWithin(kind, key, path, options),
      { base: at(base, key), mine: at(mine, key), theirs: at(theirs, key) },
      kind === 'states' ? joinPath(path, key) : path,
      options,
    );
    if (value !== undefined) values.set(key, value);
  }
  if (values.size === 0 && collections.has(kind)) return undefined;
  const order = mergedOrder(
    { base: Object.keys(base), mine: Object.keys(mine), theirs: Object.keys(theirs) },
    {
      present: new Set(values.keys()),
      wins: options.wins,
      isFixed: (key) => kind === 'states' && path === '' && options.isFixed(key),
    },
  );
  return Object.fromEntries(order.flatMap((key) => [[key, values.get(key) ?? null]]));
}

/**
 * Merges a part of a flow. The transitions of one cause are tried in order and belong together, so they are taken from
 * one side as a whole. Where both sides changed the same thing differently, one wins.
 */
export function mergedPart(
  kind: Kind,
  three: ThreeWay<Json | undefined>,
  path: string,
  options: MergeOptions,
): Json | undefined {
  const { base, mine, theirs } = three;
  const [winner, other] = options.wins === 'mine' ? [mine, theirs] : [theirs, mine];
  if (kind === 'state' && other === undefined && options.keptPaths.has(path)) return winner;
  if (isSame(kind, theirs, base)) return mine;
  if (isSame(kind, mine, base)) return theirs;
  if (isSame(kind, mine, theirs)) return mine;
  if (kind === 'opened' && mine !== undefined && theirs !== undefined)
    return mergedOpened(three, path, options);
  if (isRecord(mine) && isRecord(theirs) && (isRecord(base) || collections.has(kind))) {
    return mergedParts(kind, { base: isRecord(base) ? base : {}, mine, theirs }, path, options);
  }
  return winner;
}
