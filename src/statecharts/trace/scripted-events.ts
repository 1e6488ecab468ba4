import type { Trace, TraceStep } from './trace.types.ts';
import type { ScriptedEvent } from './player.types.ts';

const internal = new Set(['xstate.init', 'xstate.stop']);
/** Events from an invoked machine to its parent, which happen again during playback. */
const ofChild = /^xstate\.(done\.actor|error\.actor|snapshot)\./;

/**
 * The events that drove a trace: external events, results of actors, and elapsed delays. Events that machines send to
 * each other or themselves immediately happen again automatically.
 */
export function scriptedEventsOf(trace: Trace): ScriptedEvent[] {
  const begun = new Set(
    trace.steps.filter(({ event }) => event.type === 'xstate.init').map(({ actor }) => actor),
  );
  const hasShown = new Set<string>();
  const isCue = ({ actor, from, event }: TraceStep): boolean => {
    if (trace.actors[actor]?.kind !== 'machine' || internal.has(event.type)) return false;
    if (from === null) return true;
    if (trace.actors[from]?.kind !== 'leaf') return !ofChild.test(event.type);
    if (!event.type.startsWith('xstate.snapshot.') || !begun.has(from) || hasShown.has(from)) return true;
    // An actor emits its first snapshot automatically.
    hasShown.add(from);
    return false;
  };
  return trace.steps.filter(isCue).map(({ actor, from, event, at }) => ({
    actor,
    event,
    at,
    ...(from !== null && { from }),
  }));
}
