import type { AnyStateMachine, EventFromLogic, ProvidedActor, StateMachine } from 'xstate';
import type { VocabularyEntries } from './vocabulary.types.ts';

/**
 * The names in a machine's vocabulary, all of which its phrases have to cover: a name without a phrase does not
 * compile.
 */
export type NamesOf<Machine extends AnyStateMachine, Screen extends string> =
  // The positions of all type parameters of a machine; only those with names are read.
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor extends ProvidedActor,
    infer Action extends { type: string },
    infer Guard extends { type: string },
    infer Delay extends string,
    infer _Value,
    infer Tag extends string,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? {
        readonly events: VocabularyEntries<EventFromLogic<Machine>['type']>;
        readonly guards: VocabularyEntries<Guard['type']>;
        readonly actions: VocabularyEntries<Action['type']>;
        readonly actors: VocabularyEntries<Actor['src']>;
        readonly delays: VocabularyEntries<Delay>;
        readonly tags: readonly Tag[];
        readonly screens: Readonly<Record<Screen, readonly EventFromLogic<Machine>['type'][]>>;
      }
    : never;
