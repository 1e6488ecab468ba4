import { halcyonTide } from '../../../api/testing/delivery.ts';
import { antibesPort, palmaPort } from '../../../api/testing/ports.ts';
import type { Port, Yacht } from '../cart.types.ts';

export const ports: readonly Port[] = [palmaPort, antibesPort];
export const yachts: readonly Yacht[] = [
  halcyonTide,
  {
    ...halcyonTide,
    id: 'long',
    name: 'Serenissima Principessa di Castelfranco Veneto II',
    port: null,
    berth: null,
  },
];
