import { dayMs } from '../../../../src/lib/durations.ts';

/** What came to a vendor's payment account, or was taken back from it: amounts in minor units, below zero when taken back. */
export interface Movement {
  readonly transferId: string;
  readonly amountMinor: number;
  readonly at: Date;
}

interface PlannedLine {
  readonly kind: 'transfer' | 'reversal' | 'returned';
  readonly amountMinor: number;
  readonly at: Date;
  readonly transferId: string | null;
}

export interface PlannedPayout {
  readonly createdAt: Date;
  readonly arrivesAt: Date;
  readonly amountMinor: number;
  readonly status: 'paid' | 'failed';
  readonly lines: readonly PlannedLine[];
}

/** As the accounts of the sandbox are paid out. */
const delayDays = 7;
const daysUnderWay = 2;
/** Until a vendor whose bank sent a payout back has entered another account. */
const daysToChangeBank = 3;

interface Waiting extends PlannedLine {
  readonly availableMs: number;
}

/**
 * What the payment provider would have paid out by now: once a day what can be paid, as long as that is above zero. With `failsDaysAgo` the
 * first payout that is younger comes back and is paid out again. Payouts that would still be under way are not made: nobody would end them.
 */
export function planPayouts(
  movements: readonly Movement[],
  { now, failsDaysAgo }: { readonly now: Date; readonly failsDaysAgo: number | null },
): readonly PlannedPayout[] {
  let waiting: readonly Waiting[] = movements.map(({ transferId, amountMinor, at }) => ({
    kind: amountMinor > 0 ? 'transfer' : 'reversal',
    amountMinor,
    at,
    transferId,
    availableMs: at.getTime() + (amountMinor > 0 ? delayDays * dayMs : 0),
  }));
  let failsAfterMs = failsDaysAgo === null ? Infinity : now.getTime() - failsDaysAgo * dayMs;
  let heldUntilMs = 0;
  const planned: PlannedPayout[] = [];
  const firstMs = Math.min(...waiting.map(({ availableMs }) => availableMs));
  const lastMs = now.getTime() - daysUnderWay * dayMs;
  for (let dayAt = Math.ceil(firstMs / dayMs) * dayMs; dayAt <= lastMs; dayAt += dayMs) {
    if (dayAt < heldUntilMs) continue;
    const available = waiting.filter(({ availableMs }) => availableMs <= dayAt);
    const amountMinor = available.reduce((sum, line) => sum + line.amountMinor, 0);
    if (amountMinor <= 0) continue;
    const fails = dayAt > failsAfterMs;
    const arrivesMs = dayAt + daysUnderWay * dayMs;
    planned.push({
      createdAt: new Date(dayAt),
      arrivesAt: new Date(arrivesMs),
      amountMinor,
      status: fails ? 'failed' : 'paid',
      lines: available.map(({ availableMs: _availableMs, ...line }) => line),
    });
    waiting = waiting.filter(({ availableMs }) => availableMs > dayAt);
    if (!fails) continue;
    failsAfterMs = Infinity;
    heldUntilMs = arrivesMs + daysToChangeBank * dayMs;
    const back = { amountMinor, at: new Date(arrivesMs), availableMs: arrivesMs };
    waiting = [{ kind: 'returned', transferId: null, ...back }, ...waiting];
  }
  return planned;
}
