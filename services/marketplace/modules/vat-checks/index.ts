export { createVatChecks, vatCheckTask, type VatChecks } from './vat-checks.service.ts';
export type { VatCheck } from './vat-checks.domain.ts';
export { createVies } from './vies.ts';
