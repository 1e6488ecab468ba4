const dayMs = 24 * 60 * 60 * 1000;

/** Tokens that may be spent a day (UTC), by all files together. */
export interface DailyBudget {
  /** Sets tokens aside before a question; false when there are not so many left. */
  take(tokens: number): boolean;
  /** After the answer: what it really cost, in place of what was set aside for it. */
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
