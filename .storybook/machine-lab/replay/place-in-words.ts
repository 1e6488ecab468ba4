/** An event as the desk counts them, from 1, with its place in the file. */
export const eventAt = (step: number): string => `event ${step + 1} (steps[${step}])`;

/** A place in a file as the desk counts: “event 5 (steps[4].to)”. What lies in no event stays as it is. */
export function placeInWords(place: string): string {
  const step = /(?:^|\.)steps\[(\d+)\]/.exec(place)?.[1];
  return step === undefined ? place : `event ${Number(step) + 1} (${place})`;
}
