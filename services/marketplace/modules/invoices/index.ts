import type { Tasks } from '../../platform/jobs/index.ts';
import './invoice-jobs.ts';
import { reminderTask } from './await.service.ts';
import {
  commissionInvoicesTask,
  listCommissionInvoices,
  readCommissionInvoice,
} from './commission/commission.service.ts';
import { deleteOldInvoices } from './invoice.repository.ts';
import { dayOf, invoiceFileKey } from './invoices.domain.ts';
import { chooseInvoicing, getInvoicing } from './invoicing-choice.service.ts';
import type { InvoiceParts } from './invoices.parts.ts';
import { issueInvoices } from './issue.service.ts';
import { sendOwnInvoice } from './own-invoices.service.ts';
import { invoicesOf, listInvoices, readInvoice } from './read.service.ts';
import { replaceOwnInvoice } from './replace.service.ts';
import { readReceipt } from './receipt.service.ts';

export { issueInvoices } from './issue.service.ts';
export type { InvoiceParts } from './invoices.parts.ts';
export type { Invoicing } from './invoicing-choice.repository.ts';
export type { ListedInvoice } from './issued.repository.ts';
export { issueCommissionInvoices } from './commission/commission.service.ts';
export type { ListedCommissionInvoice } from './commission/commission.repository.ts';
export type { SaleInvoices } from './read.service.ts';

type Given<UseCase> = UseCase extends (parts: never, ...given: infer Rest) => unknown ? Rest : never;

/** Invoices and credit notes for their readers; the module's jobs issue them. */
export const createInvoices = (parts: InvoiceParts) =>
  ({
    listInvoices: (...given: Given<typeof listInvoices>) => listInvoices(parts, ...given),
    readInvoice: (...given: Given<typeof readInvoice>) => readInvoice(parts, ...given),
    listCommissionInvoices: (...given: Given<typeof listCommissionInvoices>) =>
      listCommissionInvoices(parts, ...given),
    readCommissionInvoice: (...given: Given<typeof readCommissionInvoice>) =>
      readCommissionInvoice(parts, ...given),
    readReceipt: (...given: Given<typeof readReceipt>) => readReceipt(parts, ...given),
    sendOwnInvoice: (...given: Given<typeof sendOwnInvoice>) => sendOwnInvoice(parts, ...given),
    replaceOwnInvoice: (...given: Given<typeof replaceOwnInvoice>) => replaceOwnInvoice(parts, ...given),
    getInvoicing: (...given: Given<typeof getInvoicing>) => getInvoicing(parts, ...given),
    chooseInvoicing: (...given: Given<typeof chooseInvoicing>) => chooseInvoicing(parts, ...given),
    invoicesOf: (...given: Given<typeof invoicesOf>) => invoicesOf(parts, ...given),
  }) as const;

export type Invoices = ReturnType<typeof createInvoices>;

/** The module's jobs. All are idempotent. */
export const invoiceTasks = (
  parts: InvoiceParts,
): Pick<
  Tasks,
  'issue_invoices' | 'issue_commission_invoices' | 'remind_of_invoice' | 'clean_up_invoices'
> => ({
  issue_invoices: ({ saleId }) => issueInvoices(parts, saleId),
  issue_commission_invoices: commissionInvoicesTask(parts),
  remind_of_invoice: reminderTask(parts),
  clean_up_invoices: async () => {
    const fileIds = await deleteOldInvoices(parts.db, dayOf(parts.clock.now()));
    for (const fileId of fileIds) await parts.files.delete(invoiceFileKey(fileId));
  },
});
