/** States below the flow's root in which somebody stands, by their path; several where they go on side by side: `asking`, `pair.left + pair.right`. */
export type Place = string;

interface Standing {
  /** Half of those that go on take no longer. */
  readonly seconds: number;
  /** How many of a hundred go on there; the others stop. */
  readonly to: Readonly<Record<Place, number>>;
}

/** How people walk a flow, as if somebody had watched. */
export interface Walk {
  readonly flow: string;
  /** Walks that begin on a working day, about. */
  readonly aDay: number;
  /** How many of a hundred walks begin there. */
  readonly begins: Readonly<Record<Place, number>>;
  readonly places: Readonly<Record<Place, Standing>>;
}
