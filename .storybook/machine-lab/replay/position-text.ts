/** An event's number as displayed, from 1, with its location in the file. */
export const eventAt = (step: number): string => `event ${step + 1} (steps[${step}])`;

/**
 * A location in a file with its event number: “event 5 (steps[4].to)”. Locations outside of events stay as they are.
 */
export function positionText(place: string): string {
  const step = /(?:^|\.)steps\[(\d+)\]/.exec(place)?.[1];
  return step === undefined ? place : `event ${Number(step) + 1} (${place})`;
}
