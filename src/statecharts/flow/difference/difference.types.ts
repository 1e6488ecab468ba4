/** One difference between two versions of a flow. */
export interface FlowDifference {
  /** Stable as long as the difference exists. */
  readonly id: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly about: 'step' | 'state' | 'transition' | 'words';
  /** The path of the state it concerns; of the old flow if it was removed. */
  readonly state: string;
  /** Ids of the states and arrows it concerns, in either version's chart. */
  readonly chartIds: readonly string[];
  /** "“Your logo” comes before “Your list” now", "“Your company” may be skipped" */
  readonly text: string;
}
