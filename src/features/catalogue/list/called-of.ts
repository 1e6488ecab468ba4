import type { OwnListing } from './listing-kind.ts';

/** The variant, unless the name ends with it ("Fender F4 Navy") or there is none. */
export const variantBeside = ({
  name,
  variant = null,
}: Pick<OwnListing, 'name' | 'variant'>): string | null =>
  variant !== null && name.toLowerCase().endsWith(` ${variant.toLowerCase()}`) ? null : variant;

/** What a listing is called where its name alone would be that of its other variants too: "Fender F4, Navy". */
export const calledOf = (listing: Pick<OwnListing, 'name' | 'variant'>): string =>
  [listing.name, variantBeside(listing)].filter((part) => part !== null).join(', ');
