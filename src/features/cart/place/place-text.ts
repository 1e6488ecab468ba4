import { berthText } from '../../../lib/delivery-place.ts';
import { portName } from '../../../lib/port-name.ts';
import type { CartDetails, Port, Yacht } from '../cart.types.ts';
import { calendarDayText } from './latest-day.ts';
import { portAsked } from './place-values.ts';

interface Place {
  readonly details: Pick<CartDetails, 'port' | 'berth'>;
  readonly yacht: Pick<Yacht, 'name'> | undefined;
  readonly ports: readonly Port[];
  readonly isCollected: boolean;
  /** Something is delivered to the berth, so that a missing berth is mentioned. */
  readonly comesToBerth: boolean;
}

/** The delivery details in one line: "Halcyon Tide · Berth Q12, Palma". */
export function placeText({ details, yacht, ports, isCollected, comesToBerth }: Place): string {
  const { port, berth } = details;
  // While the ports are loading, or if they cannot be loaded, the slug is nearly as good as the name.
  const named = port && (ports.find(({ slug }) => slug === port)?.name ?? portName(port));
  const missing = named !== null && berth === null && comesToBerth ? 'no berth given yet' : [];
  const spot = [berth === null ? [] : berthText(berth, 'Berth'), named ?? [], missing].flat().join(', ');
  const words = [yacht?.name ?? [], spot === '' ? [] : spot].flat().join(' · ');
  if (words !== '') return words;
  return isCollected ? 'You collect everything yourself' : portAsked;
}

type Further = Pick<
  CartDetails,
  'contact' | 'latestUsefulOn' | 'arrivesFrom' | 'arrivesUntil' | 'noteToSupplier' | 'ifIncomplete'
>;

/** Whether there are details other than the place. */
export const hasFurther = (details: Further): boolean =>
  given(details).length > 0 || details.ifIncomplete !== null;

const given = ({ contact, latestUsefulOn, arrivesFrom, arrivesUntil, noteToSupplier }: Further): string[] =>
  [
    contact === null ? [] : contact,
    latestUsefulOn === null ? [] : `the latest useful date ${calendarDayText(latestUsefulOn)}`,
    arrivesFrom === null && arrivesUntil === null ? [] : 'times in port',
    noteToSupplier === null ? [] : 'a note',
  ].flat();

/** The other details for the suppliers in one line, with what to do if something is missing. */
export function furtherText(details: Further, ifIncomplete: string | undefined): string {
  const messages = given(details);
  const choice = ifIncomplete === undefined ? '' : `If something is missing: ${ifIncomplete.toLowerCase()}.`;
  return messages.length === 0 ? choice : `With ${messages.join(', ')}. ${choice}`;
}
