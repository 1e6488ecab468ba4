import { jsonFault } from '../../trace/json-fault.ts';
import { lineAndColumn, tooDeep } from '../../trace/read-json.ts';
import { alwaysLoop } from '../problems/always-loops.ts';
import type { Flow } from '../flow.types.ts';
import { isPrototypeName, checkKeys } from './read-keys.ts';
import {
  createReport,
  isObject,
  quoted,
  shouldBe,
  type FlowRefusal,
  type ReadReport,
} from './read-report.ts';
import { readState, type StateReading } from './read-state.ts';
import { checkDoubles, jsonPathOf, resolveHistory, resolveTargets } from './read-wiring.ts';
import type { FlowVocabulary } from '../vocabulary.types.ts';

export const MAX_FLOW_BYTES = 1024 * 1024;
export const MAX_FLOW_STATES = 500;

type ReadFlow =
  | { readonly ok: true; readonly flow: Flow; readonly notes: readonly string[] }
  | { readonly ok: false; readonly refusals: readonly FlowRefusal[] };

const WHOLE = 'the whole text';

/** The number of states, counted up to the limit. */
function statesWithin(value: unknown): number {
  const open: unknown[] = [value];
  let count = 0;
  while (open.length > 0 && count <= MAX_FLOW_STATES) {
    const state = open.pop();
    if (!isObject(state) || !isObject(state.states)) continue;
    const children = Object.values(state.states);
    count += children.length;
    open.push(...children.slice(0, MAX_FLOW_STATES));
  }
  return count;
}

const looksLikeProgram = (text: string): boolean =>
  /\b(?:createMachine|setup|export|import|const)\b|=>/.test(text.slice(0, 2000));

/** The text as JSON; undefined if refused. */
function readText(given: string, report: ReadReport): unknown {
  if (given.length > MAX_FLOW_BYTES || new TextEncoder().encode(given).length > MAX_FLOW_BYTES) {
    report.refuse(WHOLE, `It is larger than ${MAX_FLOW_BYTES / 1024 / 1024} MB; no path is.`);
    return undefined;
  }
  const text = given.startsWith('\uFEFF') ? given.slice(1) : given;
  if (text.trim() === '') {
    report.refuse(WHOLE, 'There is nothing in it.');
    return undefined;
  }
  const deep = tooDeep(text);
  if (deep !== -1) {
    report.refuse(lineAndColumn(text, deep), 'It is nested deeper than any path.');
    return undefined;
  }
  try {
    const value: unknown = JSON.parse(text);
    checkKeys(text, report);
    return value;
  } catch {
    const { at, isCut } = jsonFault(text);
    const reason = looksLikeProgram(text)
      ? 'This is code, not JSON. Export the path as JSON where it was made.'
      : isCut
        ? 'The text ends in the middle: it was cut off.'
        : 'This isn’t JSON.';
    report.refuse(lineAndColumn(text, isCut ? text.length : at), reason);
    return undefined;
  }
}

function checkId(
  value: Readonly<Record<string, unknown>>,
  expected: string | undefined,
  report: ReadReport,
): void {
  const { id } = value;
  if (typeof id !== 'string') report.refuse(['id'], shouldBe('text', id));
  else if (expected !== undefined && id !== expected) {
    report.refuse(['id'], `This is the path ${quoted(id)}, and not ${quoted(expected)}.`);
  } else if (!/^\p{L}[\p{L}\p{N}_-]*$/u.test(id) || isPrototypeName(id)) {
    report.refuse(['id'], `${quoted(id)} can’t be the name of a path.`);
  }
}

function checkLoops(flow: Flow, report: ReadReport): void {
  const loop = alwaysLoop(flow);
  if (!loop) return;
  const way = loop.states.map((path) => quoted(path === '' ? flow.id : path)).join(', ');
  const place = [...jsonPathOf(loop.states[0] ?? ''), 'always'];
  if (loop.isEndless)
    report.refuse(place, `This never ends: these states lead to one another automatically: ${way}.`);
  else
    report.note(
      place,
      `If several of their guards are true at once, these states lead to one another forever: ${way}.`,
    );
}

/** Some tools write an empty context, too. */
function withoutContext(
  value: Readonly<Record<string, unknown>>,
  report: ReadReport,
): Readonly<Record<string, unknown>> {
  const { context, ...rest } = value;
  if (!isObject(context) || Object.keys(context).length > 0) return value;
  report.note(['context'], 'It has no effect and is left out.');
  return rest;
}

function readMachine(
  value: unknown,
  against: { readonly vocabulary: FlowVocabulary; readonly id?: string },
  report: ReadReport,
): Flow | null {
  if (!isObject(value)) {
    report.refuse(WHOLE, shouldBe('a path: an object with `id` and `states`', value));
    return null;
  }
  if (statesWithin(value) > MAX_FLOW_STATES) {
    report.refuse(['states'], `It has more than ${MAX_FLOW_STATES} states, which is too many to draw.`);
    return null;
  }
  const reading: StateReading = {
    vocabulary: against.vocabulary,
    report,
    origins: new Map(),
    ids: new Map(),
  };
  checkId(value, against.id, report);
  const state = readState(withoutContext(value, report), [], '', reading);
  if (typeof value.id !== 'string') return null;
  const read: Flow = { id: value.id, ...state };
  if (!read.states) report.refuse(['states'], 'A path needs states. This one has none.');
  const resolved = resolveHistory(resolveTargets(read, reading), reading);
  checkDoubles(resolved, reading);
  if (report.refusals.length === 0) checkLoops(resolved, report);
  return resolved;
}

/**
 * Reads a path from a file or pasted text: our format or XState's JSON, which is converted. Reports several problems
 * at once, each with its location; `notes` list what was omitted or deserves a look. A path that was read makes a
 * machine.
 */
export function readFlow(
  text: string,
  against: { readonly vocabulary: FlowVocabulary; readonly id?: string },
): ReadFlow {
  const report = createReport();
  const value = readText(text, report);
  const flow = report.refusals.length > 0 ? null : readMachine(value, against, report);
  return flow && report.refusals.length === 0
    ? { ok: true, flow, notes: report.notes }
    : { ok: false, refusals: report.refusals };
}
