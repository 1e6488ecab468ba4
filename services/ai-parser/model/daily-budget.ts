import { dayMs } from '../../../src/lib/durations.ts';

/** The tokens that this process may spend per day (UTC), on all files together. */
export interface DailyBudget {
  /** Reserves tokens before a question; false if there are not enough left. */
  take(tokens: number): boolean;
  /** Called after the response with the actual cost, which replaces the reserved amount. */
  settle(taken: number, spent: number): void;
}

export function dailyBudget(tokensADay: number, now: () => number = Date.now): DailyBudget {
  let day = Math.floor(now() / dayMs);
  let spent = 0;
  const today = () => {
    const current = Math.floor(now() / dayMs);
    if (current !== day) spent = 0;
    day = current;
  };
  return {
    take(tokens) {
      today();
      if (spent + tokens > tokensADay) return false;
      spent += tokens;
      return true;
    },
    settle(taken, cost) {
      today();
      spent = Math.max(0, spent - taken + cost);
    },
  };
}
