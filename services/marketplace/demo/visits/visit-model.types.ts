/** Active states below the flow's root, by path; several for parallel regions: `asking`, `pair.left + pair.right`. */
type StatePath = string;

interface StateModel {
  /** The median time before continuing. */
  readonly seconds: number;
  /** The percentage that continues to each state; the rest stop. */
  readonly to: Readonly<Record<StatePath, number>>;
}

/** A statistical model of visits to a flow. */
export interface VisitModel {
  readonly flow: string;
  /** The approximate number of visits per working day. */
  readonly aDay: number;
  /** The percentage of visits that start in each state. */
  readonly begins: Readonly<Record<StatePath, number>>;
  readonly places: Readonly<Record<StatePath, StateModel>>;
}
