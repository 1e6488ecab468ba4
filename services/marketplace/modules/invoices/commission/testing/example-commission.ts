import type { TaxDecision } from '../../../tax/index.ts';
import { exampleIdentity } from '../../../../testing/example-identity.ts';
import type { CommissionContent, InvoiceParty } from '../../invoices.domain.ts';
import { commissionContent, type DueDocument } from '../commission.domain.ts';

/** The vendor who is invoiced. */
const exampleVendor: InvoiceParty = {
  name: 'Xarxa Chandlery S.L.',
  street: 'Moll Vell 4',
  postalCode: '07012',
  city: 'Palma',
  country: 'ES',
  vatId: 'ESB07000003',
  registrationNumber: 'PM-1',
};

export const exampleIssuedAt = new Date('2026-11-01T03:00:00Z');
export const reverse = { category: 'AE', rateBps: 0, reason: 'Reverse charge.' } as const;
export const french = { category: 'S', rateBps: 2000, reason: 'VAT of FR, 20 %.' } as const;
const outside = {
  category: 'O',
  rateBps: 0,
  reason: 'Outside the scope of VAT: supplied where the vendor is (article 44 of Directive 2006/112/EC).',
} as const;

/** The amounts of a month with two sales and one refund. */
const dueOf = (month: string, takenMinor: number, returnedMinor = 0, earlierMinor = 0): DueDocument => ({
  month,
  takenMinor,
  sales: takenMinor === 0 ? 0 : 2,
  returnedMinor,
  refunds: returnedMinor === 0 ? 0 : 1,
  earlierMinor,
});

/** The document for them, from a market in France. */
export const exampleCommission = (
  due: DueDocument,
  tax: TaxDecision,
  buyer = exampleVendor,
): CommissionContent =>
  commissionContent({
    due,
    number: 'QC-000007',
    issuedAt: exampleIssuedAt,
    currency: 'EUR',
    market: exampleIdentity,
    buyer,
    tax,
  });

const frenchVendor: InvoiceParty = {
  ...exampleVendor,
  name: 'Voilerie d’Antibes SARL',
  postalCode: '06600',
  city: 'Antibes',
  country: 'FR',
  vatId: 'FR40303265045',
};
const turkishVendor: InvoiceParty = {
  ...exampleVendor,
  name: 'Göcek Marin A.Ş.',
  country: 'TR',
  vatId: null,
};

/**
 * One of each kind: with VAT, with reverse charge, outside the Union, with refunds and late entries, and a credit note.
 */
export const exampleCommissions: Readonly<Record<string, CommissionContent>> = {
  'commission with VAT': exampleCommission(dueOf('2026-10', 1995), french, frenchVendor),
  'commission, reverse charge': exampleCommission(dueOf('2026-10', 2000), reverse),
  'commission outside the Union': exampleCommission(dueOf('2026-10', 2000), outside, turkishVendor),
  'commission with refunds and a late one': exampleCommission(
    dueOf('2026-10', 2000, 290, 115),
    french,
    frenchVendor,
  ),
  'commission given back': exampleCommission(dueOf('2026-10', 200, 700, -100), reverse),
  'commission given back with VAT': exampleCommission(dueOf('2026-10', 200, 701), french, frenchVendor),
};
