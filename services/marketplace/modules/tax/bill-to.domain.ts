import { billToLengths, isBoughtPrivately, type BillTo } from '../../../../src/lib/bill-to.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { readVatId } from '../../../../src/lib/vat-id/vat-id.ts';
import { cleanLine } from '../../platform/clean-text.ts';

interface BillToProblem {
  readonly field: `billTo/${keyof BillTo}`;
  readonly message: string;
  readonly rule: string;
}

const textFields = ['companyName', 'street', 'postalCode', 'city'] as const;

/** The required fields of an invoice, with the messages if they are missing. */
const neededTexts = {
  companyName: 'Enter the name of the business.',
  street: 'Enter the street of the billing address.',
  city: 'Enter the city of the billing address.',
} as const;

/** The refusal of a number that VIES does not know. */
export const unknownVatId = {
  field: 'billTo/vatId',
  message: 'VIES, the Union’s register, doesn’t know this VAT ID. Check it, or leave it out.',
  rule: 'unknown',
} as const satisfies BillToProblem;

/** Undefined stays undefined. */
const cleaned = (text: string | null | undefined): string | null | undefined =>
  text && (cleanLine(text) || null);

const cleanedBillTo = (billTo: BillTo): BillTo => ({
  ...billTo,
  companyName: cleaned(billTo.companyName),
  street: cleaned(billTo.street),
  postalCode: cleaned(billTo.postalCode),
  city: cleaned(billTo.city),
});

function textProblem(billTo: BillTo, isInvoiced: boolean): BillToProblem | null {
  for (const field of textFields) {
    const text = billTo[field] ?? '';
    if (isInvoiced && text === '' && field !== 'postalCode')
      return { field: `billTo/${field}`, message: neededTexts[field], rule: 'required' };
    if ([...text].length > billToLengths[field])
      return { field: `billTo/${field}`, message: 'This is too long.', rule: 'maxLength' };
  }
  return null;
}

/**
 * The billing details with clean texts and the VAT ID in stored form; `isInvoiced`: a business must state its name and
 * address too. Does not check whether the number is registered.
 */
export function readBillTo(given: BillTo | null, isInvoiced: boolean): Result<BillTo | null, BillToProblem> {
  if (given === null || isBoughtPrivately(given)) return ok(given);
  const billTo = cleanedBillTo(given);
  const problem = textProblem(billTo, isInvoiced);
  if (problem !== null) return refuse(problem);
  if (billTo.vatId === null || billTo.vatId.trim() === '') return ok({ ...billTo, vatId: null });
  const read = readVatId(billTo.vatId, billTo.country);
  if (read.ok) return ok({ ...billTo, vatId: read.value });
  return refuse({ field: 'billTo/vatId', message: read.error.message, rule: read.error.rule });
}
