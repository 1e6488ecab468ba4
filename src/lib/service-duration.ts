/** How long a service takes; `durationUnits` null: however many units. */
export interface ServiceDuration {
  readonly pricedPer: 'visit' | 'hour' | 'day' | 'unit';
  readonly durationMinutes: number;
  readonly durationUnits: number | null;
}

/** What a day of work counts as, where it is not taken whole. */
const gridMinutes = 30;

/** Whole days that the work takes; null: minutes (see `minutesFor`). */
export const daysFor = ({ pricedPer }: ServiceDuration, quantity: number): number | null =>
  pricedPer === 'day' ? quantity : null;

/** The minutes that `quantity` of a service takes, in steps of half an hour where the quantity decides. */
export function minutesFor(
  { pricedPer, durationMinutes, durationUnits }: ServiceDuration,
  quantity: number,
): number {
  if (pricedPer === 'hour') return quantity * 60;
  if (pricedPer === 'unit' && durationUnits !== null)
    return Math.ceil((durationMinutes * quantity) / durationUnits / gridMinutes) * gridMinutes;
  return durationMinutes;
}

/** How many can be booked at once: a visit is one. */
export const quantityMax = ({ pricedPer }: Pick<ServiceDuration, 'pricedPer'>): number => {
  switch (pricedPer) {
    case 'visit':
      return 1;
    case 'hour':
      return 80;
    case 'day':
      return 30;
    case 'unit':
      return 999;
  }
};
