/** Why each of these is refused; null where it is allowed. */
export interface StepRefusals {
  readonly up: string | null;
  readonly down: string | null;
  /** To change whether the step can be skipped. */
  readonly optional: string | null;
  readonly remove: string | null;
}

/** What may be done with a step, in its menu and in its details. */
export interface StepActs {
  readonly refusals: StepRefusals;
  readonly onMoveBy: (places: -1 | 1) => void;
  readonly onOptional: (isOptional: boolean) => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}
