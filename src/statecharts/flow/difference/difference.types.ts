/** One thing that is other in a flow than in another version of it. */
export interface FlowDifference {
  /** Names it: stays the same while the difference does. */
  readonly id: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly about: 'step' | 'state' | 'transition' | 'words';
  /** The state it is about, keys joined by dots; of the old flow where it was removed. */
  readonly state: string;
  /** Ids of the chart's states and arrows (of either flow's chart) that it is about. */
  readonly chartIds: readonly string[];
  /** "“Your logo” comes before “Your list” now", "“Your company” may be skipped" */
  readonly words: string;
}
