export { defineInvoices } from './invoices-list.tsx';
export { InvoicesPanel } from './invoices-panel.tsx';
