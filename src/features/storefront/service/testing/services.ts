import { idOf } from '../../../../api/testing/values.ts';
import { december } from '../../../../api/testing/slots.ts';
import { listings } from '../../search/testing/listings.ts';
import type { Service } from '../service-choice.ts';
import type { ServiceData } from '../service-data.ts';

export const cleaning: Service = {
  id: idOf(2),
  name: 'Teak deck cleaning',
  description: 'Soft brushes, two-part cleaner, no pressure washers. Rinsed before it dries.',
  included: ['Two-part cleaner and soft brushes', 'Rinsed before it dries'],
  category: 'Deck',
  departments: ['exterior'],
  pictureUrl: null,
  morePictureUrls: [],
  provider: { id: idOf(202), name: 'Llevant Yacht Care', logoUrl: null },
  about: 'Deck and hull care by crews who have worked on board themselves.',
  price: { amountMinor: 1800, currency: 'EUR' },
  taxBasisPoints: 2100,
  pricedPer: 'unit',
  unit: 'm²',
  durationMinutes: 240,
  durationUnits: 40,
  leadTimeHours: 72,
  cancellationPolicy: 'moderate',
  placeKinds: ['berth', 'yard'],
  ports: [
    { slug: 'ibiza', name: 'Ibiza', country: 'ES', timeZone: 'Europe/Madrid' },
    { slug: 'palma', name: 'Palma', country: 'ES', timeZone: 'Europe/Madrid' },
  ],
  isBookable: true,
  others: listings.filter(({ kind }) => kind === 'service').slice(1),
};

export const cleaningPage: Extract<ServiceData, { state: 'found' }> = {
  state: 'found',
  service: cleaning,
  choice: { placeKind: 'berth', port: 'palma', quantity: 40, month: null, wantedFrom: null, startsAt: null },
  times: { state: 'free', slots: december },
};
