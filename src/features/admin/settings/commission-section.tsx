import { ListPanel, useList } from '../../list-page/index.ts';
import { defineCommissionInvoices } from '../../documents/index.ts';

const commissionInvoices = defineCommissionInvoices('admin');

/** The section "Commission" of an admin's settings: the commission invoices to vendors. */
export const CommissionSection = () => <ListPanel list={useList(commissionInvoices)} />;
