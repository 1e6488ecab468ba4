/** A mark that a node wrote to be found on the replica. */
export interface ReplicaMarkTable {
  /** The id of a process, new at each start. */
  node: string;
  /** Increasing. */
  number: number;
  markedAt: Date;
}

/** The number of calls of an address in its current window, over all nodes. Unlogged. */
export interface RateLimitTable {
  /** A keyed hash of the address and of what is limited. */
  key: Buffer;
  count: number;
  endsAt: Date;
}
