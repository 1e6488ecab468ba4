import type { ColumnType } from 'kysely';

export interface PageViewCountTable {
  /** YYYY-MM-DD, as text, because a date has no time zone. */
  day: ColumnType<string, string, never>;
  pattern: string;
  views: number;
}

export interface FlowVisitCountTable {
  /** YYYY-MM-DD */
  day: ColumnType<string, string, never>;
  flow: string;
  state: string;
  /** Empty for the beginning of a visit. */
  wentTo: string;
  withinSeconds: number;
  visits: number;
}
