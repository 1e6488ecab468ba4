/** What is missing to decide the tax (docs/adr/0020-tax-is-decided-by-one-function.md). */
export type TaxNeed =
  | 'seller_country'
  | 'seller_vat_registration'
  | 'seller_taxed_at_destination'
  | 'buyer_country'
  | 'buyer_status'
  | 'buyer_vat_id'
  | 'place'
  | 'rate_at_place'
  | 'importer';

const texts: Readonly<Record<TaxNeed, (supplier: string) => string>> = {
  seller_country: (supplier) => `${supplier} hasn’t said in which country it is, which decides the tax.`,
  seller_vat_registration: (supplier) => `${supplier} has no VAT ID, so it can’t sell across this border.`,
  seller_taxed_at_destination: () =>
    'Enter the VAT ID of the business: without it, the tax on a delivery to another country isn’t known.',
  buyer_country: () => 'We can’t tell the tax for a business in this country.',
  buyer_status: () => 'Say who is buying: a yacht used commercially is bought for by a business.',
  buyer_vat_id: () => 'Enter the VAT ID of the business: a yacht used commercially needs it.',
  place: () => 'Choose the delivery port: it decides the tax.',
  rate_at_place: () => 'The rate of tax that applies at this port isn’t known.',
  importer: (supplier) =>
    `${supplier} is outside the EU, so these items are imported, and a business can’t buy them for a port in the EU here yet.`,
};

/** Why the tax cannot be decided, as a sentence; empty if nothing known is missing. */
export function taxNeedText(needed: readonly string[], supplier: string): string {
  const [need] = needed.filter((name) => name in texts);
  // Only known needs are keys of `texts`.
  return need === undefined ? '' : texts[need as TaxNeed](supplier);
}
