export { createVatChecks, vatCheckTask, type VatChecks } from './vat-checks.service.ts';
export { createVies } from './vies.ts';
