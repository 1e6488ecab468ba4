import {
  createActor,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { childrenOf, eventTypesOf } from '../actors.ts';
import { puppetsOf } from '../trace/puppets.ts';
import { stepsOf, type AnyFixtures } from './cases.ts';
import type { WalkedStep } from './configuration.ts';

/** Somewhere a machine can stand, and the step that led there. */
export interface Place {
  readonly snapshot: AnyMachineSnapshot;
  /** Which of the inputs it begins with. */
  readonly input: string;
  readonly from: Place | null;
  readonly step: WalkedStep | null;
  /** What was begun and has ended since: its end cannot come twice. */
  readonly ended: ReadonlySet<unknown>;
  /** Waits under way, by the type of their event. */
  readonly waits: ReadonlySet<string>;
}

type Scope = Parameters<AnyStateMachine['transition']>[2];

interface Executed {
  readonly type: string;
  readonly params?: unknown;
}

/** Follows what is executed: a delayed event begins a wait, `cancel` ends it. */
function waitsAfter(waits: ReadonlySet<string>, executed: readonly Executed[]): Set<string> {
  const next = new Set(waits);
  for (const { type, params } of executed) {
    const { event, delay, sendId } = (params ?? {}) as {
      event?: EventObject;
      delay?: unknown;
      sendId?: string;
    }; // the parameters of xstate's own actions
    if (type === 'xstate.raise' && typeof delay === 'number' && event) next.add(event.type);
    if (type === 'xstate.cancel' && sendId !== undefined) next.delete(sendId);
  }
  return next;
}

const ends = /^xstate\.(?:done|error)\.actor\.(.+)$/;

/** Ends of what is under way before what may come between, and what is nearest before what is around: the way one would tell it. */
function typesIn({ _nodes: nodes }: AnyMachineSnapshot): string[] {
  const innermostFirst = nodes.toSorted((one, other) => other.path.length - one.path.length);
  const types = [...new Set(innermostFirst.flatMap(eventTypesOf))];
  return [...types.filter((type) => ends.test(type)), ...types.filter((type) => !ends.test(type))];
}

/** Walks a machine without running it: nothing is started, no time passes. */
export function walker(machine: AnyStateMachine, fixtures: AnyFixtures) {
  const puppets = puppetsOf(machine);

  function begin(name: string, input: unknown) {
    const executed: Executed[] = [];
    const self: AnyActor = createActor(puppets, { input });
    // What an actor gives its logic; nothing is executed, only written down.
    const scope: Scope = {
      ...{ self, id: self.id, sessionId: self.sessionId, system: self.system, logger() {} },
      ...{ defer() {}, stopChild() {}, emit() {} },
      actionExecutor: (action: Executed) => void executed.push(action),
    };
    const written = (): Executed[] => executed.splice(0);
    const snapshot = puppets.getInitialSnapshot(scope, input) as AnyMachineSnapshot;
    const start: Place = {
      ...{ snapshot, input: name, from: null, step: null },
      ended: new Set(),
      waits: waitsAfter(new Set(), written()),
    };

    function isUnderWay({ snapshot, ended }: Place, id: string): boolean {
      const child = childrenOf(snapshot)[id];
      return child !== undefined && !ended.has(child);
    }

    function possible(place: Place, type: string): boolean {
      const [, id] = ends.exec(type) ?? [];
      if (id !== undefined) return isUnderWay(place, id);
      return !type.startsWith('xstate.after.') || place.waits.has(type);
    }

    function after(place: Place, step: WalkedStep): Place {
      const { type } = step.event;
      try {
        const next = puppets.transition(place.snapshot, step.event, scope) as AnyMachineSnapshot;
        const waits = waitsAfter(new Set([...place.waits].filter((one) => one !== type)), written());
        const [, id] = ends.exec(type) ?? [];
        const ended =
          id === undefined ? place.ended : new Set([...place.ended, childrenOf(place.snapshot)[id]]);
        return { snapshot: next, input: place.input, from: place, step, ended, waits };
      } catch (error) {
        throw new Error(
          `${machine.id} breaks in ${JSON.stringify(place.snapshot.value)} with ${step.words}: ${String(error)}`,
          { cause: error },
        );
      }
    }

    return {
      start,
      /** Where that step leads from a place; null where it does not lead anywhere. */
      take: (place: Place, step: WalkedStep): Place | null => {
        if (place.snapshot.status !== 'active' || !possible(place, step.event.type)) return null;
        const next = after(place, step);
        return next.snapshot === place.snapshot ? null : next;
      },
      /** Everywhere one step leads from a place. */
      next: (place: Place): Place[] =>
        place.snapshot.status !== 'active'
          ? []
          : typesIn(place.snapshot)
              .filter((type) => possible(place, type))
              .flatMap((type) => stepsOf(type, place.snapshot, fixtures))
              .map((step) => after(place, step))
              // What a guard refused left everything as it was.
              .filter(({ snapshot: next }) => next !== place.snapshot),
    };
  }

  return Object.entries(fixtures.inputs).map(([name, input]) => begin(name, input));
}

/** How one came to a place, from the start. */
export function stepsTo(place: Place): WalkedStep[] {
  const steps: WalkedStep[] = [];
  for (let at = place; at.from && at.step; at = at.from) steps.unshift(at.step);
  return steps;
}
