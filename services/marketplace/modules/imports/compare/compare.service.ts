import { ownVendorId } from '../../account/index.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { findOwn, type FoundListing } from './compare.repository.ts';
import type { Actor } from '../imports.domain.ts';
import type { ImportParts } from '../imports.parts.ts';
import type { Refusals } from '../imports.refusals.ts';
import { findImport } from '../imports.repository.ts';
import { lineOf } from '../reading/line-text.domain.ts';
import { ownKeyOf } from '../../../../../src/lib/own-key.ts';
import { findMatches, type FoundMatch } from './product-matches.repository.ts';

/** A line of the review (contract: RowToCompare). */
interface LineToCompare {
  readonly row: number;
  readonly name: string;
  readonly variant: string | null;
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly brand: string | null;
  readonly partNumber: string | null;
}

export interface ComparedLine {
  readonly row: number;
  readonly own: FoundListing | null;
  /** Best match first, at most three. */
  readonly matches: readonly FoundMatch[];
}

/**
 * The vendor's existing listings for the lines, and the products they may match, in the order of the lines (contract:
 * compareImport).
 */
export async function compareLines(
  { db }: ImportParts,
  actor: Actor,
  importId: string,
  lines: readonly LineToCompare[],
): Promise<Result<readonly ComparedLine[], Refusals<'NOT_FOUND'>>> {
  const found = await findImport(db, ownVendorId(actor), importId);
  if (found === null) return refuse({ code: 'NOT_FOUND' });
  // By index: the row numbers are the caller's and may repeat.
  const asked = lines.map((line, place) => {
    const name = lineOf(line.name, 200) ?? '';
    const variant = lineOf(line.variant, 200);
    const sku = lineOf(line.sku, 80);
    return {
      row: place,
      own_key: ownKeyOf({ name, variant, sku }),
      name,
      sku,
      barcode: lineOf(line.barcode, 14),
      brand: lineOf(line.brand, 120),
      part_number: lineOf(line.partNumber, 80),
    };
  });
  const own = await findOwn(db, ownVendorId(actor), found.kind, asked);
  const matches = found.kind === 'products' ? await findMatches(db, asked) : [];
  const ownByPlace = new Map(own.map((listing) => [listing.row, listing]));
  const matchesByPlace = Map.groupBy(matches, ({ row }) => row);
  return ok(
    lines.map(({ row }, place) => ({
      row,
      own: ownByPlace.get(place) ?? null,
      matches: matchesByPlace.get(place) ?? [],
    })),
  );
}
