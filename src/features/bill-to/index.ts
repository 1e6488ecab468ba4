export { BillToFields, billToPlaces } from './bill-to-fields.tsx';
export { BillToText, VatCheckText } from './bill-to-text.tsx';
export { BuyerField } from './buyer-field.tsx';
export { ReferenceFields } from './reference-fields.tsx';
export { billToValuesOf, businessOf, type BillTo, type BillToValues } from './bill-to-values.ts';
export { businessFailureOf } from './business-failure.ts';
