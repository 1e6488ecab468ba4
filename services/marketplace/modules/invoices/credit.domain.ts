import { invariant } from '../../../../src/lib/invariant.ts';
import type { TaxGroup } from './invoices.domain.ts';

const grossOf = ({ netMinor, taxMinor }: TaxGroup): number => netMinor + taxMinor;

const keyOf = ({ category, rateBps }: TaxGroup): string => `${category} ${rateBps}`;

/** part × of ÷ whole, rounded down; exact also where the product is beyond what a number holds. */
const share = (part: number, of: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(part) * BigInt(of)) / BigInt(whole));

/**
 * What a refund takes from each group of an invoice, in proportion to what earlier refunds left of it. Over all credit notes together a group
 * never gives more than it has, in net or in tax, and a whole refund takes all of it.
 */
export function creditedGroups(
  invoiced: readonly TaxGroup[],
  before: readonly TaxGroup[],
  { amountMinor, isAllThatIsLeft }: { readonly amountMinor: number; readonly isAllThatIsLeft: boolean },
): readonly TaxGroup[] {
  const credited = new Map(invoiced.map((group) => [keyOf(group), { netMinor: 0, taxMinor: 0 }]));
  for (const group of before) {
    const so = credited.get(keyOf(group));
    invariant(so !== undefined, 'a credit note is of what was invoiced');
    so.netMinor += group.netMinor;
    so.taxMinor += group.taxMinor;
  }
  const open = invoiced.map((group) => {
    const so = credited.get(keyOf(group)) ?? { netMinor: 0, taxMinor: 0 };
    return { group, netMinor: group.netMinor - so.netMinor, taxMinor: group.taxMinor - so.taxMinor };
  });
  if (isAllThatIsLeft)
    return open
      .map(({ group, netMinor, taxMinor }) => ({ ...group, netMinor, taxMinor }))
      .filter((group) => grossOf(group) > 0);
  const openMinor = open.reduce((total, { netMinor, taxMinor }) => total + netMinor + taxMinor, 0);
  invariant(amountMinor <= openMinor, 'no more is credited than was invoiced');
  const shares = open.map(({ netMinor, taxMinor }) => share(amountMinor, netMinor + taxMinor, openMinor));
  let rest = amountMinor - shares.reduce((total, one) => total + one, 0);
  return open.flatMap(({ group, netMinor, taxMinor }, index) => {
    const gross = netMinor + taxMinor;
    const extra = Math.min(rest, gross - (shares[index] ?? 0));
    rest -= extra;
    const takenMinor = (shares[index] ?? 0) + extra;
    if (takenMinor === 0) return [];
    const takenTaxMinor = share(takenMinor, taxMinor, gross);
    return [{ ...group, netMinor: takenMinor - takenTaxMinor, taxMinor: takenTaxMinor }];
  });
}
