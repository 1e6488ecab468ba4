/**
 * The time of the screens' examples: orders and bookings of the weeks around it, in a market that opened that autumn.
 */
const BEGINS = Date.UTC(2026, 10, 28, 10);

/**
 * Starts the clock of screen tests at the time of their examples, whenever they are run. Otherwise they would fail in
 * another year, when dates include the year, around midnight, and once the days offered in an example have passed.
 * Tests can still stop the clock (`vi.useFakeTimers`).
 */
export function beginWithExamples(): void {
  const Real = globalThis.Date;
  if ('isOfExamples' in Real) return;
  const ahead = BEGINS - Real.now();
  globalThis.Date = new Proxy(Real, {
    construct: (target, values, called) =>
      Reflect.construct(target, values.length === 0 ? [Real.now() + ahead] : values, called) as Date,
    get: (target, name, receiver) =>
      name === 'now' ? () => Real.now() + ahead : (Reflect.get(target, name, receiver) as unknown),
    has: (target, name) => name === 'isOfExamples' || name in target,
  });
}
