import type { Json } from '../../../src/statecharts/json.ts';

/** One event as the log shows it. */
export interface LogEntry {
  /** Milliseconds since the beginning; null where no time passed. */
  readonly at: number | null;
  /** `/` is the root machine. */
  readonly actor: string;
  readonly from: string | null;
  readonly event: { readonly type: string } & Readonly<Record<string, Json>>;
}
