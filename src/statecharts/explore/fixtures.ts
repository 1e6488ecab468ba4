import type {
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  ProvidedActor,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import type { Json } from '../json.ts';

/** What a machine invokes: `{src, logic, id}` for each name of its vocabulary. */
export type ActorsOf<Machine extends AnyStateMachine> =
  // All type parameters of a machine; only the actors are used.
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor extends ProvidedActor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? Actor
    : never;

/** Values by the name of the case: 'a list of 40 rows'. The first is the usual one. */
export type Cases<Value> = Readonly<Record<string, Value>>;

/** An actor's answer: a value, or a function of the machine's context at the time. */
type AnswerCase<Context, Answer> = Answer | ((context: Context) => Answer);

/** A failure as the client throws it. */
export interface FailureCase {
  readonly code: string;
  readonly message: string;
  readonly status?: number;
  readonly details?: Json;
}

/**
 * Examples of everything a machine can receive: enough for every branch to be taken. Plain JSON, or functions that
 * return it. The explorer, the lab's forms and the random walks use it.
 */
export interface MachineFixtures<Machine extends AnyStateMachine> {
  readonly inputs: Cases<InputFrom<Machine>>;
  /** Payloads by event type; an event without one needs no entry. */
  readonly events: {
    readonly [Type in EventFromLogic<Machine>['type']]?: Cases<
      Omit<Extract<EventFromLogic<Machine>, { type: Type }>, 'type'>
    >;
  };
  /** Answers by the actor's name in the vocabulary. Callbacks have none: what they send is listed under events. */
  readonly outputs: {
    readonly [Src in ActorsOf<Machine>['src']]?: Cases<
      AnswerCase<
        SnapshotFrom<Machine>['context'],
        OutputFrom<Extract<ActorsOf<Machine>, { src: Src }>['logic']>
      >
    >;
  };
  /** Failures with transitions of their own, by actor; every actor can also fail with `noNetwork`. */
  readonly failures: { readonly [Src in ActorsOf<Machine>['src']]?: Cases<FailureCase> };
  /** Fixtures of invoked machines, by the vocabulary's name: the lab and the random walks enter them. */
  readonly machines?: { readonly [Src in ActorsOf<Machine>['src']]?: FixturesOfInvoked };
  /**
   * The part of the context that guards depend on: two states with the same value and the same distinguishing part
   * count as one.
   */
  readonly distinguish?: (context: SnapshotFrom<Machine>['context']) => Json;
}

/** Fixtures of an invoked machine: `satisfies MachineFixtures<…>` checks them where they are written. */
type FixturesOfInvoked = Omit<MachineFixtures<AnyStateMachine>, 'distinguish' | 'machines'>;

export const noNetwork: FailureCase = { code: 'NETWORK_ERROR', message: 'Network Error', status: 0 };
