/** What a vendor calls a thing. */
export interface OwnName {
  readonly name: string;
  readonly variant?: string | null | undefined;
  readonly sku?: string | null | undefined;
}

const part = (text: string | null | undefined): string =>
  (text ?? '').toLowerCase().replaceAll(/[\\|]/g, '\\$&');

/**
 * What makes a vendor's listing the same from one list to the next: its SKU and variant, without a SKU its name and variant.
 * Upper and lower case are alike. It is written here alone and compared in SQL.
 */
export const ownKeyOf = ({ name, variant, sku }: OwnName): string =>
  `${part(sku === null || sku === undefined || sku === '' ? name : sku)}|${part(variant)}`;
