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
  // All positions of a machine's types; only the actors are looked at.
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

/** By words that say which case it is: 'a list of 40 rows'. The first is the usual one. */
export type Cases<Value> = Readonly<Record<string, Value>>;

/** What an actor answers: as it stands, or made of what its machine knows when it is asked. */
export type AnswerCase<Context, Answer> = Answer | ((context: Context) => Answer);

/** What an effect throws when it fails, as the client throws it. */
export interface FailureCase {
  readonly code: string;
  readonly message: string;
  readonly status?: number;
  readonly details?: Json;
}

/**
 * Everything a machine can be given from outside, by example: enough of each for every branch to be taken. Plain JSON throughout, or what makes it. The
 * walker, the lab's forms and the random walks draw from it.
 */
export interface MachineFixtures<Machine extends AnyStateMachine> {
  readonly inputs: Cases<InputFrom<Machine>>;
  /** Payloads by event type; an event without one needs no entry. */
  readonly events: {
    readonly [Type in EventFromLogic<Machine>['type']]?: Cases<
      Omit<Extract<EventFromLogic<Machine>, { type: Type }>, 'type'>
    >;
  };
  /** What the actors answer, by the name the vocabulary has for them. Nothing for callbacks: what they send is among the events. */
  readonly outputs: {
    readonly [Src in ActorsOf<Machine>['src']]?: Cases<
      AnswerCase<
        SnapshotFrom<Machine>['context'],
        OutputFrom<Extract<ActorsOf<Machine>, { src: Src }>['logic']>
      >
    >;
  };
  /** Failures that lead somewhere of their own, by actor; every actor can also fail for want of a network (`noNetwork`). */
  readonly failures: { readonly [Src in ActorsOf<Machine>['src']]?: Cases<FailureCase> };
  /** What the machines that it invokes are given, by the name the vocabulary has for them: the lab and random walks go inside. */
  readonly machines?: { readonly [Src in ActorsOf<Machine>['src']]?: FixturesOfInvoked };
  /** What of the context decides which way is open: the walker takes two states for one when they are alike in it and in their value. */
  readonly distinguish?: (context: SnapshotFrom<Machine>['context']) => Json;
}

/** Fixtures of another machine: `satisfies MachineFixtures<…>` where they are written holds them to it. */
export type FixturesOfInvoked = Omit<MachineFixtures<AnyStateMachine>, 'distinguish' | 'machines'>;

export const noNetwork: FailureCase = { code: 'NETWORK_ERROR', message: 'Network Error', status: 0 };
