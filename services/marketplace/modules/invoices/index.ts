import type { Tasks } from '../../platform/jobs/index.ts';
import './invoice-jobs.ts';
import { deleteOldInvoices } from './invoice.repository.ts';
import { dayOf } from './invoices.domain.ts';
import type { InvoiceParts } from './invoices.parts.ts';
import { issueInvoices } from './issue.service.ts';

export type { InvoiceParts } from './invoices.parts.ts';

/** The module's jobs; each may be repeated. */
export const invoiceTasks = (parts: InvoiceParts): Pick<Tasks, 'issue_invoices' | 'clean_up_invoices'> => ({
  issue_invoices: ({ saleId }) => issueInvoices(parts, saleId),
  clean_up_invoices: () => deleteOldInvoices(parts.db, dayOf(parts.clock.now())),
});
