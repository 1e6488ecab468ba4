import { unitAfter } from '../../../lib/quantity-text.ts';
import { durationText } from '../../bookings/index.ts';
import type { PlaceKind, Service } from './service-choice.ts';

const placeNames: Readonly<Record<PlaceKind, string>> = {
  berth: 'on board at your berth',
  yard: 'at the provider’s yard',
  remote: 'remotely',
};

/** "On board at your berth or at the provider’s yard". */
function placesText(kinds: readonly PlaceKind[]): string {
  const text = kinds.map((kind) => placeNames[kind]).join(' or ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "4 h for 40 m²", "2 h"; null if the quantity is a duration. */
function howLong({ pricedPer, durationMinutes, durationUnits, unit }: Service): string | null {
  if (pricedPer === 'hour' || pricedPer === 'day') return null;
  const text = durationText(durationMinutes);
  return pricedPer === 'unit' && durationUnits !== null
    ? `${text} for ${durationUnits}${unitAfter(durationUnits, unit ?? 'unit')}`
    : text;
}

const leadText = (hours: number): string =>
  hours % 24 === 0 && hours > 24 ? `${hours / 24} days ahead` : `${hours} hours ahead`;

/** The facts about a service to know before booking it. */
export function serviceFacts(service: Service): { term: string; description: string }[] {
  const { placeKinds, ports, category, leadTimeHours } = service;
  const facts: [string, string | null][] = [
    ['Where', placesText(placeKinds)],
    ['Ports', ports.length > 0 ? ports.map(({ name }) => name).join(', ') : null],
    ['Duration', howLong(service)],
    ['Book at least', leadTimeHours > 0 ? leadText(leadTimeHours) : null],
    ['Category', category],
  ];
  return facts.flatMap(([term, description]) => (description === null ? [] : [{ term, description }]));
}
