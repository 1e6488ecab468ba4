import type { Tasks } from '../../platform/jobs/index.ts';
import './invoice-jobs.ts';
import { deleteOldInvoices } from './invoice.repository.ts';
import { dayOf } from './invoices.domain.ts';
import type { InvoiceParts } from './invoices.parts.ts';
import { issueInvoices } from './issue.service.ts';
import { invoicesOf, listInvoices, readInvoice } from './read.service.ts';
import { readReceipt } from './receipt.service.ts';

export type { InvoiceParts } from './invoices.parts.ts';
export type { ListedInvoice } from './issued.repository.ts';
export type { SaleInvoices } from './read.service.ts';

type Given<UseCase> = UseCase extends (parts: never, ...given: infer Rest) => unknown ? Rest : never;

/** Invoices and credit notes for those who may see them; they are issued by the module's jobs. */
export const createInvoices = (parts: Pick<InvoiceParts, 'db' | 'ledger' | 'clock'>) =>
  ({
    listInvoices: (...given: Given<typeof listInvoices>) => listInvoices(parts, ...given),
    readInvoice: (...given: Given<typeof readInvoice>) => readInvoice(parts, ...given),
    readReceipt: (...given: Given<typeof readReceipt>) => readReceipt(parts, ...given),
    invoicesOf: (...given: Given<typeof invoicesOf>) => invoicesOf(parts, ...given),
  }) as const;

export type Invoices = ReturnType<typeof createInvoices>;

/** The module's jobs; each may be repeated. */
export const invoiceTasks = (parts: InvoiceParts): Pick<Tasks, 'issue_invoices' | 'clean_up_invoices'> => ({
  issue_invoices: ({ saleId }) => issueInvoices(parts, saleId),
  clean_up_invoices: () => deleteOldInvoices(parts.db, dayOf(parts.clock.now())),
});
