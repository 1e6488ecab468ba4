/** A name that a flow may use, in words that somebody says who reads no code. */
export interface Word {
  /** "The vendor sends the company", "the step is settled", "ask the server where the vendor stands" */
  readonly says: string;
  /** What it is given, by name, and what each may be. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
}
export type Words<Name extends string = string> = Readonly<Record<Name, Word>>;

/** Everything a flow may be made of: the menus of whoever changes it, and what a foreign file is held to. */
export interface FlowVocabulary {
  readonly events: Words;
  readonly guards: Words;
  readonly actions: Words;
  /** What can be invoked. */
  readonly actors: Words;
  readonly delays: Words;
  readonly tags: readonly string[];
  /** The screens that can show a state, by the events that each can send. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}
