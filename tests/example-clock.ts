/** When the examples of screens take place: orders and bookings of the weeks around it, in a market that opened that autumn. */
const BEGINS = Date.UTC(2026, 10, 28, 10);

/**
 * Lets the clock of tests of screens begin at the time of their examples, whenever they are run, and go on from there: otherwise they fail in another year,
 * when dates are written with theirs, and around midnight, and once the days that an example offers have passed. A test may still hold the clock (`vi.useFakeTimers`).
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
