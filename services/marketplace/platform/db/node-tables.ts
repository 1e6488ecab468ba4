/** What a node left to be found on the replica. */
export interface ReplicaMarkTable {
  /** A process's own, new at each start. */
  node: string;
  /** Grows. */
  number: number;
  markedAt: Date;
}

/** The calls of an address in its current window, over all nodes. Unlogged. */
export interface RateLimitTable {
  /** A keyed digest of the address and of what is limited. */
  key: Buffer;
  count: number;
  endsAt: Date;
}
