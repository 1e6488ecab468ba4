import type { StateValue } from 'xstate';
import * as z from 'zod';
import type { Json } from '../json.ts';
import type { Recording, Trace, TracedEvent } from './trace.types.ts';

// A page whose policy forbids eval would report zod's attempt.
z.config({ jitless: true });

/** It was parsed from JSON. */
const json = z.custom<Json>((value) => value !== undefined);
const stateValue: z.ZodType<StateValue> = z.lazy(() =>
  z.union([z.string(), z.record(z.string(), stateValue)]),
);
const key = z.string();
const status = z.enum(['active', 'done', 'error', 'stopped']);
const state = z.object({ value: stateValue, status });

// A loose object keeps the payload, which is JSON.
const event = z.looseObject({ type: z.string() }) as unknown as z.ZodType<TracedEvent>;

const actor = z
  .object({
    kind: z.enum(['machine', 'leaf']),
    machine: z.string().nullable(),
    src: z.string().nullable(),
    input: json.optional(),
  })
  .transform(({ input, ...rest }) => (input === undefined ? rest : { ...rest, input }));

const step = z
  .object({
    at: z.number().min(0),
    actor: key,
    from: key.nullable(),
    event,
    to: state.optional(),
  })
  .transform(({ to, ...rest }) => (to === undefined ? rest : { ...rest, to }));

const base = state
  .extend({ context: json, history: z.record(z.string(), z.array(z.string())).optional() })
  .transform(({ history, ...rest }) => (history === undefined ? rest : { ...rest, history }));

const shape = z.object({ states: z.array(z.string()), transitions: z.array(z.string()) });

export const traceSchema: z.ZodType<Trace> = z.object({
  format: z.literal('statechart-trace/1'),
  machine: z.string(),
  shapes: z.record(z.string(), shape),
  actors: z.record(key, actor),
  base: z.record(key, base).nullable(),
  steps: z.array(step),
});

export const recordingSchema: z.ZodType<Recording> = z.object({
  format: z.literal('statechart-recording/1'),
  recordedAt: z.string(),
  release: z.string(),
  traces: z.array(traceSchema),
});
