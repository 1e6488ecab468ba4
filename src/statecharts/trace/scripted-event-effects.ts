import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { childrenOf, isAlive, machineOf, snapshotOf } from '../actors.ts';
import type { createActorKeys } from './actor-keys.ts';
import { decodeValues } from './decode-values.ts';
import { knows, whyUnknown } from './known-events.ts';
import { endWait, relay, waitsOf } from './pending-waits.ts';
import type { ScriptedEvent } from './player.types.ts';
import type { MockActorEvent } from './mock-actors.ts';

const ofMockActor = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.+)$/;

/** The event for a mock actor that makes its machine receive `event`. */
function mockActorEventOf(kind: string, event: EventObject): MockActorEvent {
  const { output, error, snapshot } = event as { output?: unknown; error?: unknown; snapshot?: unknown };
  if (kind === 'done.actor') return { type: 'xstate.promise.resolve', data: output };
  if (kind === 'error.actor') return { type: 'xstate.promise.reject', data: error };
  const shown = snapshot as { context?: unknown } | undefined;
  return { type: 'xstate.observable.next', data: shown?.context };
}

/** The state for error messages. */
const stateText = ({ value }: AnyMachineSnapshot): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** How scripted events act on a player's actors. */
export function scriptedEventEffects(keys: ReturnType<typeof createActorKeys>) {
  const decoded = (event: EventObject): EventObject => decodeValues(event, keys.refOf) as EventObject; // the type stays
  const machineBehind = (key: string | undefined): AnyStateMachine | null => {
    const ref = key === undefined ? undefined : keys.refOf(key);
    return ref ? machineOf(ref) : null;
  };

  return {
    /** The effect of an event; a string is the reason why it is not possible. */
    effectOf({ actor, event: recorded, from }: ScriptedEvent): (() => void) | string {
      const ref = keys.refOf(actor);
      const machine = machineBehind(actor);
      if (!ref || !machine) return `There is no machine ${actor}.`;
      if (!isAlive(ref)) return `${actor} has ended.`;
      const snapshot = snapshotOf(ref);
      const event = decoded(recorded);
      const [, kind, id] = ofMockActor.exec(event.type) ?? [];
      if (kind !== undefined && id !== undefined) {
        const mockActor = childrenOf(snapshot)[id];
        if (!mockActor || !isAlive(mockActor))
          return `No “${id}” is under way: ${actor} is in ${stateText(snapshot)}.`;
        return () => mockActor.send(mockActorEventOf(kind, event));
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

    /**
     * Whether the event may be skipped: sent to an ended actor it was lost in the recording too, and events between
     * machines happen automatically.
     */
    mayBeLost({ actor, event, from }: ScriptedEvent): boolean {
      const ref = keys.refOf(actor);
      const ended = ref && !isAlive(ref) ? machineBehind(actor) : null;
      return (ended !== null && knows(ended, event.type)) || machineBehind(from) !== null;
    },

    /** Actor ends and delayed events may be ignored by the machine; an event sent on purpose should have an effect. */
    whyNothing({ actor, event, from }: ScriptedEvent): string | null {
      const ref = keys.refOf(actor);
      if (!ref || event.type.startsWith('xstate.') || from !== undefined) return null;
      const snapshot = snapshotOf(ref);
      try {
        return snapshot.can(decoded(event)) ? null : `${event.type} does nothing in ${stateText(snapshot)}.`;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return `${event.type} breaks a guard in ${stateText(snapshot)}: ${reason}`;
      }
    },
  };
}
