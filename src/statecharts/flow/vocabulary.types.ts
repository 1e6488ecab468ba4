/** A name a flow may use, with a phrase for readers who don't read code. */
interface VocabularyEntry {
  /** "The vendor sends the company", "the step is settled", "ask the server for the vendor's state" */
  readonly phrase: string;
  /** Its parameters and their possible values. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
}
export type VocabularyEntries<Name extends string = string> = Readonly<Record<Name, VocabularyEntry>>;

/** Everything a flow may consist of: the editor's menus, and the limits for imported files. */
export interface FlowVocabulary {
  readonly events: VocabularyEntries;
  readonly guards: VocabularyEntries;
  readonly actions: VocabularyEntries;
  /** Actors that can be invoked. */
  readonly actors: VocabularyEntries;
  readonly delays: VocabularyEntries;
  readonly tags: readonly string[];
  /** The screens for states, with the events each can send. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}
