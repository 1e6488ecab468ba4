import type { AnyStateMachine, EventObject } from 'xstate';
import type { Json } from '../json.ts';
import { isCodeLike } from './code-like.ts';
import { createNames } from './redact-names.ts';
import { isInstant, type Tokens } from './token.ts';
import type { ActorKey, TraceAllowance, TracedEvent } from './trace.types.ts';

const MOST_DEPTH = 12;
const MOST_ITEMS = 200;
/** Values within one event or context. */
const MOST_VALUES = 5_000;
const MOST_NAME = 24;

interface Allowed {
  readonly codes: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly instants: ReadonlySet<string>;
  readonly sentences: ReadonlySet<string>;
}

const allowances = new WeakMap<TraceAllowance, Allowed>();
const nothing: TraceAllowance = { codes: [], numbers: [], instants: [], sentences: [] };

function allowedBy(allowance: TraceAllowance = nothing): Allowed {
  const before = allowances.get(allowance);
  if (before) return before;
  const allowed = {
    codes: new Set(allowance.codes),
    numbers: new Set(allowance.numbers),
    instants: new Set(allowance.instants),
    sentences: new Set(allowance.sentences),
  };
  allowances.set(allowance, allowed);
  return allowed;
}

const fieldName = /^([a-z_$][A-Za-z0-9_$-]{0,39}|[A-Z][A-Z0-9_]{0,39})$/;

/** Whether an object key is a field name and not data used as a key. */
const isFieldName = (key: string): boolean =>
  fieldName.test(key) && (key.match(/\d/g) ?? []).length <= 4 && key !== '__proto__';

/** Standard fields of an Error, handled separately from its own. */
const ofEveryError: ReadonlySet<string> = new Set(['name', 'message', 'stack', 'cause']);

const statuses = ['active', 'done', 'error', 'stopped'];

interface Shown {
  readonly status: string;
  readonly [field: string]: Json;
}
const isShown = (value: unknown): value is Shown =>
  typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'string';

const prototypeOf = (value: object): unknown => Object.getPrototypeOf(value);
const isPlain = (value: object): boolean =>
  prototypeOf(value) === null || prototypeOf(prototypeOf(value) as object) === null;

/**
 * Converts a machine's data to plain JSON and redacts what its allowance does not name. Omitted: functions, symbols,
 * undefined. By reference only: an actor as `{$actor: key}`, an Error as `{$error: {name, message, …its own fields}}`,
 * any other non-JSON object (a File) as `{$object: its class}`. Long lists and large objects end with `{$dropped: how
 * many}`; values nested too deep are `{$dropped: 1}`.
 */
export function createRedactor(tokens: Tokens, keyOf: (ref: object) => ActorKey | undefined) {
  const names = createNames(tokens);

  const fieldOf = (key: string): string => (isFieldName(key) ? key : tokens.text(key, 'key'));

  function text(value: string, field: string, allowed: Allowed): string {
    if (allowed.sentences.has(value)) return value;
    if (allowed.instants.has(field) && isInstant(value)) return value;
    if (allowed.codes.has(field) && isCodeLike(value)) return value;
    return tokens.text(value, field.slice(0, MOST_NAME));
  }

  function createWalker(allowed: Allowed) {
    let left = MOST_VALUES;

    function fields(value: object, depth: number): [string, Json][] {
      const entries = Object.entries(value);
      const kept = entries.slice(0, MOST_ITEMS).flatMap(([key, inside]): [string, Json][] => {
        const field = fieldOf(key);
        const json = run(inside, field, depth + 1);
        return json === undefined ? [] : [[field, json]];
      });
      return entries.length > MOST_ITEMS ? [...kept, ['$dropped', entries.length - MOST_ITEMS]] : kept;
    }

    function object(value: object, field: string, depth: number): Json | undefined {
      if (depth > MOST_DEPTH) return { $dropped: 1 };
      const key = keyOf(value);
      if (key !== undefined) return { $actor: key };
      if (Array.isArray(value)) {
        const kept = value.slice(0, MOST_ITEMS).map((item) => run(item, field, depth + 1) ?? null);
        return value.length > MOST_ITEMS ? [...kept, { $dropped: value.length - MOST_ITEMS }] : kept;
      }
      if (value instanceof Date) {
        return Number.isNaN(value.getTime()) ? null : text(value.toISOString(), field, allowed);
      }
      if (value instanceof Error) {
        const { name: kind, message } = value;
        const own = Object.fromEntries(Object.entries(value).filter(([key]) => !ofEveryError.has(key)));
        const named = /^[A-Z][A-Za-z]{0,39}$/.test(kind) ? kind : tokens.text(kind, 'name');
        return {
          $error: {
            name: named,
            message: text(message, 'message', allowed),
            ...Object.fromEntries(fields(own, depth)),
          },
        };
      }
      if (!isPlain(value)) return { $object: names.className(value.constructor.name) };
      return Object.fromEntries(fields(value, depth));
    }

    function run(value: unknown, field: string, depth: number): Json | undefined {
      left -= 1;
      if (left < 0) return { $dropped: 1 };
      switch (typeof value) {
        case 'string':
          return text(value, field, allowed);
        case 'number':
          if (!Number.isFinite(value)) return null;
          return allowed.numbers.has(field) ? value : tokens.number(value);
        case 'boolean':
          return value;
        case 'bigint':
          return { $object: 'bigint' };
        case 'object':
          return value === null ? null : object(value, field, depth);
        default:
          return undefined;
      }
    }
    return run;
  }

  const value = (input: unknown, allowance: TraceAllowance | undefined, field: string): Json | undefined =>
    createWalker(allowedBy(allowance))(input, field, 0);

  /** `receiver` and `sender`: their machines, null for a leaf and for what came from outside. */
  function event(
    given: EventObject,
    allowance: TraceAllowance | undefined,
    receiver: AnyStateMachine | null,
    sender: AnyStateMachine | null = null,
  ): TracedEvent {
    const { type, ...payload } = given as EventObject & Record<string, unknown>;
    // An event's payload is an object, and so is the result.
    const fields = value(payload, allowance, 'event') as Record<string, Json>;
    const listed: TracedEvent = { type: names.type(type, [receiver, sender]), ...fields };
    // Fields that xstate adds to its events are not data.
    if (/^xstate\.(done|error)\.actor\./.test(type) && typeof payload.actorId === 'string') {
      return { ...listed, actorId: names.id(payload.actorId, receiver) };
    }
    if (type.startsWith('xstate.snapshot.') && isShown(payload.snapshot) && isShown(fields.snapshot)) {
      const { status } = payload.snapshot;
      if (statuses.includes(status)) return { ...listed, snapshot: { ...fields.snapshot, status } };
    }
    return listed;
  }

  return { id: names.id, value, event };
}
