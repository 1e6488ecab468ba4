import type { DeliveryMethod } from '../delivery.types.ts';

const id = (last: number) => `0193f2a1-7c1e-7b2a-9d4e-${String(last).padStart(12, '0')}`;
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

export const methods: readonly DeliveryMethod[] = [
  {
    id: id(5),
    kind: 'berth',
    name: 'To your berth',
    cost: euro(1500),
    details: 'Weekdays, 08:00 to 17:00.',
  },
  { id: id(6), kind: 'collection', name: 'Collect from us', details: null, cost: euro(0) },
];
