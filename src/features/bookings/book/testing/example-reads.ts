import { halcyonTide } from '../../../../api/testing/delivery.ts';
import {
  bookingId,
  engineService,
  held,
  nearestSlots,
  price,
  slot,
} from '../../../../machines/booking/testing/examples.ts';
import type {
  HeldTime,
  ServiceCard,
  ServiceSearch,
  Slots,
  SlotsRead,
  StepProps,
  Yacht,
} from '../book.types.ts';

const card: ServiceCard = {
  id: engineService.id,
  name: engineService.name,
  category: engineService.category,
  departments: engineService.departments,
  pictureUrl: null,
  price: engineService.price,
  pricedPer: engineService.pricedPer,
  unit: engineService.unit,
  durationMinutes: engineService.durationMinutes,
  provider: engineService.provider,
  ports: engineService.ports,
  placeKinds: engineService.placeKinds,
  nextStartsAt: slot.startsAt,
  nextTimeZone: 'Europe/Madrid',
};

export const cards: readonly ServiceCard[] = [
  card,
  {
    ...card,
    id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60',
    name: 'Standing rigging inspection above and below deck with a written report for the insurer',
    provider: { ...card.provider, name: 'Compagnie Méditerranéenne de Gréement et d’Accastillage' },
    price: { amountMinor: 8_000, currency: 'EUR' },
    pricedPer: 'hour',
  },
  {
    ...card,
    id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e61',
    name: 'Hull cleaning',
    price: { amountMinor: 1_800, currency: 'EUR' },
    pricedPer: 'unit',
    unit: 'm²',
    nextStartsAt: null,
    nextTimeZone: null,
  },
];

export const slots: Slots = {
  timeZone: 'Europe/Madrid',
  durationMinutes: 240,
  wholeDays: false,
  noticeHours: 24,
  price,
  from: '2026-12-01',
  until: '2026-12-31',
  days: [
    { date: '2026-12-03', slots: [slot, ...nearestSlots.slice(0, 1)] },
    { date: '2026-12-04', slots: nearestSlots.slice(1) },
  ],
  nextStartsAt: slot.startsAt,
};

export const yachts: readonly Yacht[] = [
  {
    ...halcyonTide,
    id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4ecc',
    name: 'MY Halcyon',
    berth: 'B-12',
  },
];

/** The time held in another tab, as the crew member's list has it. */
export const heldTime: HeldTime = {
  id: bookingId,
  number: held.number,
  status: 'held',
  serviceId: engineService.id,
  serviceName: engineService.name,
  providerName: engineService.provider.name,
  buyerName: 'Mara Lindqvist',
  yachtName: null,
  port: 'Palma',
  teamName: null,
  startsAt: held.startsAt,
  endsAt: held.endsAt,
  timeZone: held.timeZone,
  total: held.total,
  waitsUntil: held.expiresAt,
  waitsFor: 'buyer',
};

const nothing = () => undefined;

export const search: ServiceSearch = {
  query: '',
  port: '',
  onSearch: nothing,
  onPort: nothing,
  found: { items: cards, total: cards.length },
  failed: null,
};

export const slotsRead: SlotsRead = { slots, near: null, failed: null, isFetching: false, onMonth: nothing };

/** The data loaded next to the machine, for the lab and the stories. */
export const reads: Omit<StepProps, 'snapshot' | 'send'> = {
  search,
  slots: slotsRead,
  held: [],
  yachts,
  ports: engineService.ports,
  holdKey: () => 'invented-booking-key-1',
  onAddYacht: nothing,
  onRemember: nothing,
  files: null,
};
