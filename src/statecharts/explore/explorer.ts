import {
  createActor,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { childrenOf, eventTypesOf } from '../actors.ts';
import { withMockActors } from '../trace/mock-actors.ts';
import { exampleSteps, type AnyFixtures } from './example-steps.ts';
import type { ExampleStep } from './configuration.ts';

/** A reached state, and the step that led there. */
export interface ReachedState {
  readonly snapshot: AnyMachineSnapshot;
  /** The name of the input it starts with. */
  readonly input: string;
  readonly from: ReachedState | null;
  readonly step: ExampleStep | null;
  /** Actors that started and have ended: they cannot end twice. */
  readonly ended: ReadonlySet<unknown>;
  /** Pending delayed events, by type. */
  readonly waits: ReadonlySet<string>;
}

type Scope = Parameters<AnyStateMachine['transition']>[2];

interface Executed {
  readonly type: string;
  readonly params?: unknown;
}

/** Updates the pending delays from executed actions: a delayed event starts one, `cancel` ends it. */
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

/** Orders possible event types for reading: ends of running actors first, inner states before outer ones. */
function typesIn({ _nodes: nodes }: AnyMachineSnapshot): string[] {
  const innermostFirst = nodes.toSorted((one, other) => other.path.length - one.path.length);
  const types = [...new Set(innermostFirst.flatMap(eventTypesOf))];
  return [...types.filter((type) => ends.test(type)), ...types.filter((type) => !ends.test(type))];
}

/** Explores a machine without running it: nothing is started, no time passes. */
export function exploreFromInputs(machine: AnyStateMachine, fixtures: AnyFixtures) {
  const mocked = withMockActors(machine);

  function begin(name: string, input: unknown) {
    const executed: Executed[] = [];
    const self: AnyActor = createActor(mocked, { input });
    // The scope an actor would provide; actions are recorded, not executed.
    const scope: Scope = {
      self,
      id: self.id,
      sessionId: self.sessionId,
      system: self.system,
      logger() {},
      defer() {},
      stopChild() {},
      emit() {},
      actionExecutor: (action: Executed) => void executed.push(action),
    };
    const written = (): Executed[] => executed.splice(0);
    const snapshot = mocked.getInitialSnapshot(scope, input) as AnyMachineSnapshot;
    const start: ReachedState = {
      snapshot,
      input: name,
      from: null,
      step: null,
      ended: new Set(),
      waits: waitsAfter(new Set(), written()),
    };

    function isUnderWay({ snapshot, ended }: ReachedState, id: string): boolean {
      const child = childrenOf(snapshot)[id];
      return child !== undefined && !ended.has(child);
    }

    function possible(reached: ReachedState, type: string): boolean {
      const [, id] = ends.exec(type) ?? [];
      if (id !== undefined) return isUnderWay(reached, id);
      return !type.startsWith('xstate.after.') || reached.waits.has(type);
    }

    function after(reached: ReachedState, step: ExampleStep): ReachedState {
      const { type } = step.event;
      try {
        const next = mocked.transition(reached.snapshot, step.event, scope) as AnyMachineSnapshot;
        const waits = waitsAfter(new Set([...reached.waits].filter((one) => one !== type)), written());
        const [, id] = ends.exec(type) ?? [];
        const ended =
          id === undefined ? reached.ended : new Set([...reached.ended, childrenOf(reached.snapshot)[id]]);
        return { snapshot: next, input: reached.input, from: reached, step, ended, waits };
      } catch (error) {
        throw new Error(
          `${machine.id} breaks in ${JSON.stringify(reached.snapshot.value)} with ${step.label}: ${String(error)}`,
          { cause: error },
        );
      }
    }

    return {
      start,
      /** The state that a step leads to; null if it has no effect. */
      follow: (reached: ReachedState, step: ExampleStep): ReachedState | null => {
        if (reached.snapshot.status !== 'active' || !possible(reached, step.event.type)) return null;
        const next = after(reached, step);
        return next.snapshot === reached.snapshot ? null : next;
      },
      /** All states that are one step away. */
      next: (reached: ReachedState): ReachedState[] =>
        reached.snapshot.status !== 'active'
          ? []
          : typesIn(reached.snapshot)
              .filter((type) => possible(reached, type))
              .flatMap((type) => exampleSteps(type, reached.snapshot, fixtures))
              .map((step) => after(reached, step))
              // A refused guard leaves the snapshot unchanged.
              .filter(({ snapshot: next }) => next !== reached.snapshot),
    };
  }

  return Object.entries(fixtures.inputs).map(([name, input]) => begin(name, input));
}

/** The steps from the start to a state. */
export function stepsTo(reached: ReachedState): ExampleStep[] {
  const steps: ExampleStep[] = [];
  for (let at = reached; at.from && at.step; at = at.from) steps.unshift(at.step);
  return steps;
}
