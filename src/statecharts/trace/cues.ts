import type { Trace, TraceStep } from './trace.types.ts';
import type { Cue } from './player.types.ts';

const internal = new Set(['xstate.init', 'xstate.stop']);
/** How a machine that was invoked tells its parent of itself: it does so again when it is played. */
const ofChild = /^xstate\.(done\.actor|error\.actor|snapshot)\./;

/**
 * What drove the machines of a trace: what came from outside, what their actors told, and the waits that were over. What machines tell each other
 * or themselves at once comes of it again.
 */
export function cuesOf(trace: Trace): Cue[] {
  const begun = new Set(
    trace.steps.filter(({ event }) => event.type === 'xstate.init').map(({ actor }) => actor),
  );
  const hasShown = new Set<string>();
  const isCue = ({ actor, from, event }: TraceStep): boolean => {
    if (trace.actors[actor]?.kind !== 'machine' || internal.has(event.type)) return false;
    if (from === null) return true;
    if (trace.actors[from]?.kind !== 'leaf') return !ofChild.test(event.type);
    if (!event.type.startsWith('xstate.snapshot.') || !begun.has(from) || hasShown.has(from)) return true;
    // What an actor shows first it shows by itself when it begins.
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
