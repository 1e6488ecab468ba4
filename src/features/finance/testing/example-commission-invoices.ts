import { euro } from '../../../api/testing/values.ts';
import type { components } from '../../../api/index.ts';

/** A month with VAT, one with more refunds than commission, and one with reverse charge. */
export const commissionInvoices: readonly components['schemas']['CommissionInvoice'][] = [
  {
    id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e61',
    kind: 'invoice',
    number: 'QC-000031',
    month: '2026-10',
    issuedAt: '2026-11-02T03:47:00.000Z',
    vendorName: 'Xarxa Chandlery S.L.',
    net: euro(241_950),
    tax: euro(48_390),
    total: euro(290_340),
  },
  {
    id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e62',
    kind: 'credit_note',
    number: 'QC-000022',
    month: '2026-09',
    issuedAt: '2026-10-02T03:47:00.000Z',
    vendorName: 'Xarxa Chandlery S.L.',
    net: euro(1250),
    tax: euro(0),
    total: euro(1250),
  },
  {
    id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e63',
    kind: 'invoice',
    number: 'QC-000012',
    month: '2026-08',
    issuedAt: '2026-09-02T03:47:00.000Z',
    vendorName: 'Xarxa Chandlery S.L.',
    net: euro(98_000),
    tax: euro(0),
    total: euro(98_000),
  },
];
