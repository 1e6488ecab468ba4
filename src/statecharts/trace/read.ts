import type * as z from 'zod';
import { formatJsonPath, type JsonPath } from '../json-path.ts';
import { checkTrace } from './check-trace.ts';
import { readJson, refusal, type Refusal } from './read-json.ts';
import { recordingSchema, traceSchema } from './recording-schema.ts';
import type { Recording } from './trace.types.ts';

export const MAX_RECORDING_BYTES = 10 * 1024 * 1024;

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  boolean: 'true or false',
  null: 'null',
};

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : (kinds[typeof value] ?? typeof value);
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (at, part) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, part)
        ? (at as Record<PropertyKey, unknown>)[part]
        : undefined,
    value,
  );
}

function reasonOf(issue: z.core.$ZodIssue, found: unknown): string {
  if (found === undefined) return 'This is missing.';
  switch (issue.code) {
    case 'invalid_type':
      return `This should be ${kinds[issue.expected] ?? issue.expected}, and is ${kindOf(found)}.`;
    case 'invalid_value':
      return `This should be ${issue.values.map((value) => `“${String(value)}”`).join(' or ')}.`;
    case 'invalid_union':
      return `This should be a state: text or an object, and is ${kindOf(found)}.`;
    case 'too_small':
      return 'This should not be below zero.';
    default:
      return 'This is not as it should be.';
  }
}

function fit<Shape>(schema: z.ZodType<Shape>, value: unknown): { ok: true; data: Shape } | Refusal {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, data: parsed.data };
  const [issue] = parsed.error.issues;
  if (!issue) return refusal('the whole text', 'This is not as it should be.');
  return refusal(formatJsonPath(issue.path), reasonOf(issue, valueAt(value, issue.path)));
}

const formatOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;

function readTrace(value: unknown): { ok: true; recording: Recording } | Refusal {
  const trace = fit(traceSchema, value);
  if (!trace.ok) return trace;
  const wrong = checkTrace(trace.data);
  if (wrong) return refusal(formatJsonPath(wrong.path), wrong.reason);
  // A single trace has no date or release.
  const recording = { format: 'statechart-recording/1', recordedAt: '', release: '', traces: [trace.data] };
  return { ok: true, recording: recording as Recording };
}

function readWhole(value: unknown): { ok: true; recording: Recording } | Refusal {
  const recording = fit(recordingSchema, value);
  if (!recording.ok) return recording;
  for (const [index, trace] of recording.data.traces.entries()) {
    const wrong = checkTrace(trace);
    if (wrong) return refusal(formatJsonPath(['traces', index, ...wrong.path]), wrong.reason);
  }
  return { ok: true, recording: recording.data };
}

/**
 * Reads a recording or a single trace from a file or pasted text. Problems are reported with their location, as
 * `traces[0].steps[12].event.type` or line and column; unknown fields are ignored.
 */
export function readRecording(text: string): { ok: true; recording: Recording } | Refusal {
  if (text.length > MAX_RECORDING_BYTES) {
    const megabytes = Math.ceil(text.length / 1024 / 1024);
    return refusal('the whole text', `It has ${megabytes} MB; a recording has at most 10.`);
  }
  const json = readJson(text.startsWith('\uFEFF') ? text.slice(1) : text);
  if (!json.ok) return json;
  const format = formatOf(json.value);
  if (format === 'statechart-recording/1') return readWhole(json.value);
  if (format === 'statechart-trace/1') return readTrace(json.value);
  if (typeof format === 'string' && /^statechart-(recording|trace)\//.test(format)) {
    return refusal('format', 'It was written by another version of the recorder, which is not known here.');
  }
  return refusal('format', 'This is no recording: a recording says “statechart-recording/1”.');
}
