export { decideCommissionTax } from './commission-tax.domain.ts';
export { decideTax } from './decide-tax.domain.ts';
export { addVat, deliveryTax, vatOf, type Vat } from './delivery-tax.domain.ts';
export { decideServiceTax } from './service-tax.domain.ts';
export { untaxedBecause } from './tax-answers.domain.ts';
export type { TaxAnswer, TaxBuyer, TaxDecision, TaxQuestion } from './tax.domain.ts';
export { decideGoodsTax, type DecideGoodsTax, type GoodsSeller } from './goods-tax.domain.ts';
export { asksDistanceSales } from './distance-sales.domain.ts';
export { readBillTo, unknownVatId } from './bill-to.domain.ts';
