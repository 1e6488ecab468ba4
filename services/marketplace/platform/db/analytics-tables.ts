import type { ColumnType } from 'kysely';

export interface PageViewCountTable {
  /** YYYY-MM-DD: a date has no zone, so it stays text. */
  day: ColumnType<string, string, never>;
  pattern: string;
  views: number;
}

export interface FlowVisitCountTable {
  /** YYYY-MM-DD */
  day: ColumnType<string, string, never>;
  flow: string;
  state: string;
  /** Empty for visits that began. */
  wentTo: string;
  withinSeconds: number;
  visits: number;
}
