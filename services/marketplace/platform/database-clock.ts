import { sql, type Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './db/schema.ts';
import type { Log } from './log.ts';

/** The machine's times: its date, which may be wrong and jump, and a monotonic count of milliseconds. */
interface MachineTime {
  date(): number;
  steadyMs(): number;
}

interface DatabaseClockOptions {
  readonly db: Kysely<Database>;
  readonly log: Pick<Log, 'warn'>;
  readonly everyMs?: number;
  readonly machine?: MachineTime;
}

export interface DatabaseClock extends Clock {
  /** How far the machine's own clock is ahead of the database's, in milliseconds. */
  machineAheadMs(): number;
  /** Reads the database's time now; while that fails, time continues from the last reading. */
  read(): Promise<void>;
  stop(): void;
}

const usualMachine: MachineTime = { date: () => Date.now(), steadyMs: () => performance.now() };
const minuteMs = 60_000;
/** Smaller differences are not logged: deadlines are minutes or longer. */
const worthSayingMs = 5000;

/**
 * The database's time, which all nodes and the job queue share: a machine with a wrong or jumping clock decides no
 * deadline differently. Read at the start and every minute; in between the machine's monotonic counter continues.
 */
export async function startDatabaseClock({
  db,
  log,
  everyMs = minuteMs,
  machine = usualMachine,
}: DatabaseClockOptions): Promise<DatabaseClock> {
  let readAt = await readDatabase();
  const nowMs = () => readAt.databaseMs + machine.steadyMs() - readAt.steadyMs;
  const machineAheadMs = () => machine.date() - nowMs();

  async function readDatabase() {
    const askedMs = machine.steadyMs();
    const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(db);
    const [row] = rows;
    if (row === undefined) throw new Error('A select without a table has one row');
    const answeredMs = machine.steadyMs();
    // Assumes that the database read its clock halfway between the request and the response.
    return { databaseMs: row.time.getTime(), steadyMs: (askedMs + answeredMs) / 2 };
  }

  function sayWhatIsWrong(jumpedMs: number): void {
    if (Math.abs(jumpedMs) > worthSayingMs) log.warn({ jumpedMs }, 'the database’s clock has jumped');
    if (Math.abs(machineAheadMs()) > worthSayingMs)
      log.warn({ machineAheadMs: machineAheadMs() }, 'this machine’s clock is wrong; the database’s is used');
  }

  async function read(): Promise<void> {
    const expected = readAt;
    readAt = await readDatabase();
    sayWhatIsWrong(readAt.databaseMs - expected.databaseMs - (readAt.steadyMs - expected.steadyMs));
  }

  sayWhatIsWrong(0);
  const timer = setInterval(() => {
    // Users of the database report the outage.
    read().catch(() => undefined);
  }, everyMs);
  timer.unref();
  return { now: () => new Date(nowMs()), machineAheadMs, read, stop: () => clearInterval(timer) };
}
