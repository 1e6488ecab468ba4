export { BillToFields, billToPlaces } from './bill-to-fields.tsx';
export { BillToText, VatCheckText } from './bill-to-text.tsx';
export { billToValuesOf, businessOf, type BillTo, type BillToValues } from './bill-to-values.ts';
