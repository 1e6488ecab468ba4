import type { Chargeback } from '../chargeback.types.ts';

/** The bank waits for evidence. */
export const openChargeback: Chargeback = {
  id: 'chargeback-1',
  number: 'Q-10001',
  status: 'open',
  reason: 'product_not_received',
  amount: { amountMinor: 23_159, currency: 'EUR' },
  fee: { amountMinor: 1500, currency: 'EUR' },
  openedAt: '2026-11-20T08:30:00.000Z',
  dueBy: '2026-11-27T08:30:00.000Z',
  sentAt: null,
  closedAt: null,
  evidence: [
    'Purchase Q-10001, placed 2026-11-20 08:30 UTC by Marina Soler (marina@example.com). Charged: €231.59.',
    '',
    'Delivery',
    '- Van to your berth; to MY Halcyon, B-12, Palma; tracking MR-77; delivered 2026-11-22 09:15 UTC',
  ].join('\n'),
  files: [{ kind: 'delivery', name: 'signed-note.pdf', mediaType: 'application/pdf', sizeBytes: 81_000 }],
  canSend: true,
};

export const sentChargeback: Chargeback = {
  ...openChargeback,
  status: 'sent',
  sentAt: '2026-11-24T10:00:00.000Z',
  canSend: false,
};

export const lostChargeback: Chargeback = {
  ...sentChargeback,
  status: 'lost',
  closedAt: '2026-11-26T10:00:00.000Z',
};
