import type { AnyMachineSnapshot } from 'xstate';
import { contextChanges, type ContextChange } from '../../../src/statecharts/trace/context-change.ts';
import { scriptedEventsOf } from '../../../src/statecharts/trace/scripted-events.ts';
import type { Json } from '../../../src/statecharts/json.ts';
import type { LogEntry } from '../parts/log-entry.types.ts';
import type { PreviewedMachine } from '../parts/previewed-machines.ts';
import { plainJson } from '../preview/plain-json.ts';
import type { Playback } from '../preview/playback.types.ts';
import type { OpenTrace } from './file-store.ts';

/** The machines of a trace after a number of steps, outermost first; ended ones are included. */
export function machinesAt({ frames }: OpenTrace, position: number): PreviewedMachine[] {
  const last = new Map<string, AnyMachineSnapshot>();
  for (const frame of frames.slice(0, position)) if (frame) last.set(frame.actor, frame.snapshot);
  return [...last].map(([key, snapshot]) => ({ key, snapshot })).sort((a, b) => a.key.localeCompare(b.key));
}

/** The machine that moved last; the root before any did. */
export function lastMovedAt({ frames }: OpenTrace, position: number): string {
  for (let step = position - 1; step >= 0; step -= 1) {
    const frame = frames[step];
    if (frame) return frame.actor;
  }
  return '/';
}

/** A machine's context after a number of steps, and what the last one changed in it. */
export function contextAt(
  open: OpenTrace,
  position: number,
  actor: string,
): { context: Json; changes: readonly ContextChange[] } {
  const snapshotOf = (at: number) => machinesAt(open, at).find(({ key }) => key === actor)?.snapshot;
  const now = snapshotOf(position);
  const context = now ? plainJson(now.context) : null;
  const moved = open.frames[position - 1]?.actor === actor;
  if (!moved || position <= open.opening.first) return { context, changes: [] };
  const before = snapshotOf(position - 1);
  return { context, changes: contextChanges(before ? plainJson(before.context) : {}, context) };
}

/** All scripted events of a trace, and the step after which each has happened. */
export function eventsByStep({ trace }: OpenTrace): {
  playback: Omit<Playback, 'played'>;
  steps: readonly number[];
} {
  const events = scriptedEventsOf(trace);
  const places = new Map(trace.steps.map((step, index) => [step.event, index]));
  // A scripted event is the identical event object of its step.
  const steps = events.map(({ event }) => places.get(event as LogEntry['event']) ?? 0);
  const input = trace.actors['/']?.input;
  return {
    playback: { events, ...(input !== undefined && { input }), ...(trace.base && { base: trace }) },
    steps,
  };
}

/** The number of scripted events that have happened after a number of steps. */
export const playedAt = (steps: readonly number[], position: number): number => {
  const next = steps.findIndex((step) => step >= position);
  return next === -1 ? steps.length : next;
};
