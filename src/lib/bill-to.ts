/** Who an invoice is made out to; the country as ISO 3166-1 alpha-2. */
export interface BillTo {
  readonly status: 'private' | 'business';
  readonly country: string;
  readonly vatId: string | null;
  /** A yacht used commercially on the high seas. */
  readonly usedCommercially: boolean;
  readonly companyName?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly city?: string | null | undefined;
}

/** Maximum lengths in code points. */
export const billToLengths = { vatId: 20, companyName: 200, street: 200, postalCode: 20, city: 120 } as const;

/** Maximum length in code points of the buyer's order number and cost centre. */
export const referenceLength = 40;

/** Whether the buyer is a private person, with a consumer's rights. */
export const isBoughtPrivately = (billTo: Pick<BillTo, 'status'> | null): boolean =>
  billTo?.status !== 'business';

/** Name, VAT ID and address as lines, without the country. */
export const billToLines = ({ companyName, vatId, street, postalCode, city }: BillTo): readonly string[] =>
  [companyName, vatId && `VAT ID ${vatId}`, street, [postalCode, city].filter(Boolean).join(' ')].filter(
    (line): line is string => Boolean(line),
  );
