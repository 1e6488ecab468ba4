/** Where something is done or read. */
interface Way {
  readonly label: string;
  /** An address of this site. */
  readonly path: string;
}

/** How one thing works, in sentences that hold for everybody they are written for. */
export interface Answer {
  /** Of its address, `/resource-center#refunds`; unlike any other, and stays. */
  readonly slug: string;
  readonly title: string;
  /** Other words by which people look for it. */
  readonly words: string;
  readonly points: readonly string[];
  readonly ways: readonly Way[];
}
