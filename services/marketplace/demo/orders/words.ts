/** The notes of decisions. */
export const said = {
  declined: 'The last ones went this morning, and the next delivery is in three weeks.',
  cancelled: 'We found two of them in the bosun’s locker.',
  refunded: 'One piece had a torn seam; agreed with both sides.',
  proposed: 'One less is here now; the rest comes on Tuesday.',
} as const;

const notes = [
  'Please call the officer on watch ten minutes before.',
  'Gate 3 is closed until noon, please use the crew entrance.',
  'Pallet truck on the quay, no stairs.',
] as const;

/** What crew write to a supplier, if anything. */
export const noteFor = (chance: number): string | null =>
  notes[Math.floor(chance * 2 * notes.length)] ?? null;
