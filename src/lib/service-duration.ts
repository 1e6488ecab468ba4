/** The duration of a service; `durationUnits` is null if it does not depend on the quantity. */
export interface ServiceDuration {
  readonly pricedPer: 'visit' | 'hour' | 'day' | 'unit';
  readonly durationMinutes: number;
  readonly durationUnits: number | null;
}

/** Durations that depend on the quantity are rounded up to this. */
const gridMinutes = 30;

/** The number of whole days of the work; null if it takes minutes (see `minutesFor`). */
export const daysFor = ({ pricedPer }: ServiceDuration, quantity: number): number | null =>
  pricedPer === 'day' ? quantity : null;

/** The minutes for a quantity of a service, in steps of half an hour if the quantity decides. */
export function minutesFor(
  { pricedPer, durationMinutes, durationUnits }: ServiceDuration,
  quantity: number,
): number {
  if (pricedPer === 'hour') return quantity * 60;
  if (pricedPer === 'unit' && durationUnits !== null)
    return Math.ceil((durationMinutes * quantity) / durationUnits / gridMinutes) * gridMinutes;
  return durationMinutes;
}

/** The maximum quantity of one booking; a visit is always one. */
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
