/** Why each of these is refused; null if it is allowed. */
export interface StepRefusals {
  readonly up: string | null;
  readonly down: string | null;
  /** Makes the step optional or mandatory. */
  readonly optional: string | null;
  readonly remove: string | null;
}

/** The possible actions on a step, in its menu and in its details. */
export interface StepActs {
  readonly refusals: StepRefusals;
  readonly onMoveBy: (places: -1 | 1) => void;
  readonly onOptional: (isOptional: boolean) => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}
