import type { AnyStateNode } from 'xstate';
import type { ChartEvent } from './chart.types.ts';

const actorLabel = (id: string, node: AnyStateNode): string => {
  const invoked = node.invoke.find((one) => one.id === id);
  if (!invoked || !/^\d+\./.test(id)) return id;
  return typeof invoked.src === 'string' && !invoked.src.startsWith('xstate.') ? invoked.src : 'inline';
};

const durationLabel = (delay: string): string => {
  const ms = Number(delay);
  if (delay === '' || !Number.isFinite(ms)) return delay;
  if (ms >= 60_000 && ms % 60_000 === 0) return `${ms / 60_000} min`;
  return ms >= 1000 ? `${ms / 1000} s` : `${ms} ms`;
};

const families = [
  ['xstate.done.actor.', 'done', actorLabel],
  ['xstate.error.actor.', 'error', actorLabel],
  ['xstate.snapshot.', 'snapshot', actorLabel],
] as const;

/** How a chart shows an event, seen from a state that handles it. */
export function chartEvent(type: string, node: AnyStateNode): ChartEvent {
  if (type === '') return { type, kind: 'always', label: 'always' };
  for (const [prefix, kind, labelOf] of families) {
    if (type.startsWith(prefix)) return { type, kind, label: labelOf(type.slice(prefix.length), node) };
  }
  if (type.startsWith('xstate.done.state.')) return { type, kind: 'finished', label: 'finished' };
  if (type.startsWith('xstate.after.')) {
    const delay = type.slice('xstate.after.'.length, -(node.id.length + 1));
    return { type, kind: 'delay', label: durationLabel(delay) };
  }
  return { type, kind: 'event', label: type === '*' ? 'any other event' : type };
}
