import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { childrenOf, isAlive, machineOf, snapshotOf } from '../actors.ts';
import type { actorKeys } from './actor-keys.ts';
import { decodeValues } from './decode-values.ts';
import { knows, whyUnknown } from './known-events.ts';
import { endWait, relay, waitsOf } from './pending-waits.ts';
import type { Cue } from './player.types.ts';
import type { PuppetEvent } from './puppets.ts';

const ofPuppet = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.+)$/;

/** What a puppet is told, so that its machine receives `event`. */
function puppetEventOf(kind: string, event: EventObject): PuppetEvent {
  const { output, error, snapshot } = event as { output?: unknown; error?: unknown; snapshot?: unknown };
  if (kind === 'done.actor') return { type: 'xstate.promise.resolve', data: output };
  if (kind === 'error.actor') return { type: 'xstate.promise.reject', data: error };
  const shown = snapshot as { context?: unknown } | undefined;
  return { type: 'xstate.observable.next', data: shown?.context };
}

/** Where a machine stands, for reading. */
const place = ({ value }: AnyMachineSnapshot): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** What cues do among the actors of a player. */
export function cueEffects(keys: ReturnType<typeof actorKeys>) {
  const decoded = (event: EventObject): EventObject => decodeValues(event, keys.refOf) as EventObject; // the type stays
  const machineBehind = (key: string | undefined): AnyStateMachine | null => {
    const ref = key === undefined ? undefined : keys.refOf(key);
    return ref ? machineOf(ref) : null;
  };

  return {
    /** What a cue would do; a string is the reason why it cannot be done. */
    effectOf({ actor, event: told, from }: Cue): (() => void) | string {
      const ref = keys.refOf(actor);
      const machine = machineBehind(actor);
      if (!ref || !machine) return `There is no machine ${actor}.`;
      if (!isAlive(ref)) return `${actor} has ended.`;
      const snapshot = snapshotOf(ref);
      const event = decoded(told);
      const [, kind, id] = ofPuppet.exec(event.type) ?? [];
      if (kind !== undefined && id !== undefined) {
        const puppet = childrenOf(snapshot)[id];
        if (!puppet || !isAlive(puppet)) return `No “${id}” is under way: ${actor} is in ${place(snapshot)}.`;
        return () => puppet.send(puppetEventOf(kind, event));
      }
      const sender: AnyActorRef | undefined = from === undefined ? undefined : keys.refOf(from);
      if (event.type.startsWith('xstate.after.') || machineBehind(from)) {
        const wait = waitsOf(ref).find(
          (one) => one.event.type === event.type && (!sender || one.source === sender),
        );
        return wait ? () => endWait(wait, event) : `${actor} does not wait for ${event.type}.`;
      }
      if (!knows(machine, event.type)) return whyUnknown(machine, event.type);
      return () => (sender ? relay(sender, ref, event) : ref.send(event));
    },

    /** Sent too late it is lost, as it was then; what a machine sent at once came of itself. */
    mayBeLost({ actor, event, from }: Cue): boolean {
      const ref = keys.refOf(actor);
      const ended = ref && !isAlive(ref) ? machineBehind(actor) : null;
      return (ended !== null && knows(ended, event.type)) || machineBehind(from) !== null;
    },

    /** Ends and delayed events come, whether or not anybody heeds them; what is sent on purpose should do something. */
    whyNothing({ actor, event, from }: Cue): string | null {
      const ref = keys.refOf(actor);
      if (!ref || event.type.startsWith('xstate.') || from !== undefined) return null;
      const snapshot = snapshotOf(ref);
      try {
        return snapshot.can(decoded(event)) ? null : `${event.type} does nothing in ${place(snapshot)}.`;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return `${event.type} breaks a guard in ${place(snapshot)}: ${reason}`;
      }
    },
  };
}
