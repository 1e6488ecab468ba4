import { antibesPort, palmaPort } from '../../../api/testing/ports.ts';
import type { Port, Yacht } from '../cart.types.ts';

export const ports: readonly Port[] = [palmaPort, antibesPort];
export const yachts: readonly Yacht[] = [
  { id: 'halcyon', name: 'Halcyon Tide', port: 'palma', berth: 'Q12', billTo: null, version: 1 },
  {
    id: 'long',
    name: 'Serenissima Principessa di Castelfranco Veneto II',
    port: null,
    berth: null,
    billTo: null,
    version: 1,
  },
];
