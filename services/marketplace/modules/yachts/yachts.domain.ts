/** A yacht as those see it who work on it; `port` is a slug. */
export interface Yacht {
  readonly id: string;
  readonly name: string;
  readonly port: string | null;
  readonly berth: string | null;
  readonly version: number;
}

/** What is left out is not said, or stays as it is; null takes it back. */
export interface YachtGiven {
  readonly name: string;
  readonly port?: string | null | undefined;
  readonly berth?: string | null | undefined;
}

/** On how many yachts a person can work. */
export const yachtsMost = 20;
