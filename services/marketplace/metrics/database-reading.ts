import { oneAtATime } from '../../http-adapter/index.ts';

/** `/metrics` must answer while the database is down, above all then. */
const limitMs = 800;

/** The rows of a query; none while the database is down or slow, which `ready` reports. */
export const databaseReading = <Row>(query: () => Promise<readonly Row[]>): (() => Promise<readonly Row[]>) =>
  oneAtATime(() => query().catch(() => []), { limitMs, late: [] });
