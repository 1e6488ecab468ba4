import type { AnyMachineSnapshot } from 'xstate';
import { contextChanges, type ContextChange } from '../../../src/statecharts/trace/context-change.ts';
import { cuesOf } from '../../../src/statecharts/trace/cues.ts';
import type { Json } from '../../../src/statecharts/json.ts';
import type { LogEntry } from '../parts/log-entry.types.ts';
import type { MachineOnStage } from '../parts/machines-on-stage.ts';
import { plainJson } from '../stage/plain-json.ts';
import type { Walk } from '../stage/walk.types.ts';
import type { OpenTrace } from './shelf.ts';

/** The machines of a trace after so many of its steps, from the outside in; what has ended stays to be looked at. */
export function machinesAt({ frames }: OpenTrace, position: number): MachineOnStage[] {
  const last = new Map<string, AnyMachineSnapshot>();
  for (const frame of frames.slice(0, position)) if (frame) last.set(frame.actor, frame.snapshot);
  return [...last].map(([key, snapshot]) => ({ key, snapshot })).sort((a, b) => a.key.localeCompare(b.key));
}

/** Which machine moved last; the root before any did. */
export function moverAt({ frames }: OpenTrace, position: number): string {
  for (let step = position - 1; step >= 0; step -= 1) {
    const frame = frames[step];
    if (frame) return frame.actor;
  }
  return '/';
}

/** What a machine remembers after so many steps, and what the last one changed of it. */
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

/** All cues of a trace, and after how many of its steps each has happened. */
export function cuesByStep({ trace }: OpenTrace): { walk: Omit<Walk, 'played'>; steps: readonly number[] } {
  const cues = cuesOf(trace);
  const places = new Map(trace.steps.map((step, place) => [step.event, place]));
  // A cue's event is the step's own.
  const steps = cues.map(({ event }) => places.get(event as LogEntry['event']) ?? 0);
  const input = trace.actors['/']?.input;
  return {
    walk: { cues, ...(input !== undefined && { input }), ...(trace.base && { base: trace }) },
    steps,
  };
}

/** How many cues have happened after so many steps. */
export const playedAt = (steps: readonly number[], position: number): number => {
  const next = steps.findIndex((step) => step >= position);
  return next === -1 ? steps.length : next;
};
