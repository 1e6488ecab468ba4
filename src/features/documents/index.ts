export { defineCommissionInvoices } from './commission-invoices-list.tsx';
export { defineInvoices } from './invoices-list.tsx';
export { InvoicesPanel } from './invoices-panel.tsx';
export { ReceiptButton } from './receipt-button.tsx';
export { StatementsPanel } from './statements-panel.tsx';
export { SlipButtons } from './slip-buttons.tsx';
