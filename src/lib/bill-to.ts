/** For whom an invoice is made out, as far as it was said; a country as ISO 3166-1 alpha-2. */
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

/** The most that each text may have, in code points. */
export const billToLengths = { vatId: 20, companyName: 200, street: 200, postalCode: 20, city: 120 } as const;

/** The most that the buyer's own number of an order and its cost centre may have, in code points. */
export const referenceLength = 40;

/** Whether somebody buys as a consumer, who has the consumer's rights. */
export const isBoughtPrivately = (billTo: Pick<BillTo, 'status'> | null): boolean =>
  billTo?.status !== 'business';

/** Name, VAT ID and address, each on a line, without the country. */
export const billToLines = ({ companyName, vatId, street, postalCode, city }: BillTo): readonly string[] =>
  [companyName, vatId && `VAT ID ${vatId}`, street, [postalCode, city].filter(Boolean).join(' ')].filter(
    (line): line is string => Boolean(line),
  );
