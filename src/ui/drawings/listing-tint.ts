/** The number of `data-tint` rules in `drawings.module.css`. */
export const TINT_COUNT = 8;

interface ListingTint {
  /** 0 to `TINT_COUNT` - 1. */
  tint: number;
  /** The position of the low sun on a tile 320 wide. */
  sunX: number;
  mirrored: boolean;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

function fingerprint(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  }
  // FNV's low bits depend too much on the last letters when names differ in one; fold the high half in.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * The look of a drawn tile from the listing's name alone, the same on the server and in every browser. Ignores letter
 * case, outer spaces and the Unicode form of accents.
 */
export function listingTint(name: string): ListingTint {
  const print = fingerprint(name.normalize('NFC').trim().toLowerCase());
  return {
    tint: print % TINT_COUNT,
    sunX: 52 + ((print >>> 8) % 7) * 36,
    mirrored: ((print >>> 16) & 1) === 1,
  };
}
