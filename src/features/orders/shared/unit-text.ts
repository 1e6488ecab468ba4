/** What a quantity counts, said after it: units are the vendor's own words ("piece", "m", "20 l can"), which no rule puts in the plural. */
export const unitText = (unit: string | null): string => (unit ? ` × ${unit}` : '');
