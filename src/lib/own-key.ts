/** The fields that identify a vendor's listing. */
interface OwnName {
  readonly name: string;
  readonly variant?: string | null | undefined;
  readonly sku?: string | null | undefined;
}

const part = (text: string | null | undefined): string =>
  (text ?? '').toLowerCase().replaceAll(/[\\|]/g, '\\$&');

/**
 * Identifies a vendor's listing across lists: by its SKU and variant, or without a SKU by name and variant, ignoring
 * case. Computed only here and compared in SQL.
 */
export const ownKeyOf = ({ name, variant, sku }: OwnName): string =>
  `${part(sku === null || sku === undefined || sku === '' ? name : sku)}|${part(variant)}`;
