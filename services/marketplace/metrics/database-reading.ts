import { oneAtATime } from '../../http-adapter/index.ts';

/** `/metrics` must answer while the database is away, then most of all. */
const limitMs = 800;

/** What a query finds; nothing while the database is away or silent, which `ready` tells. */
export const databaseReading = <Row>(query: () => Promise<readonly Row[]>): (() => Promise<readonly Row[]>) =>
  oneAtATime(() => query().catch(() => []), { limitMs, late: [] });
