import { dayMs } from '../../../../src/lib/durations.ts';

/** A movement on a vendor's payment account: amounts in minor units, negative for reversals. */
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

/** The delay of payouts in the sandbox. */
const delayDays = 7;
const daysUnderWay = 2;
/** How long a vendor needs to enter another bank account after a returned payout. */
const daysToChangeBank = 3;

interface Waiting extends PlannedLine {
  readonly availableMs: number;
}

/**
 * The payouts that the payment provider would have made: daily, if the available amount is positive. With
 * `failsDaysAgo` the first payout younger than that is returned, and paid out again. Payouts that would still be under
 * way are not created, because nobody would complete them.
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
