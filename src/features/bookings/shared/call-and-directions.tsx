import { MapPin, Phone } from 'lucide-react';
import { Button } from '../../../ui/index.ts';
import type { BookingPlace } from './booking.types.ts';
import { phoneIn } from './contact-text.tsx';
import { directionsLink } from './directions.tsx';

interface CallAndDirectionsProps extends Pick<BookingPlace, 'kind' | 'port' | 'berth' | 'contact'> {
  /** Of the buyer's account; null where there is none. */
  readonly buyerPhone: string | null;
}

/** The number of the contact on board, otherwise the buyer's own; null where neither is known. */
export const phoneOf = ({ contact, buyerPhone }: Pick<CallAndDirectionsProps, 'contact' | 'buyerPhone'>) =>
  (contact === null ? null : phoneIn(contact)) ?? (buyerPhone === null ? null : phoneIn(buyerPhone));

/** Calls the contact on board, or the buyer, and leads to the berth; null where neither is known. */
export function CallAndDirections({ kind, port, berth, contact, buyerPhone }: CallAndDirectionsProps) {
  const phone = phoneOf({ contact, buyerPhone });
  const directions = directionsLink({ kind, port, berth });
  if (phone === null && directions === null) return null;
  return (
    <>
      {phone === null ? null : (
        <Button asChild variant="surface" color="gray" highContrast>
          <a href={phone.href}>
            <Phone size={16} aria-hidden /> Call {phone.shown}
          </a>
        </Button>
      )}
      {directions === null ? null : (
        <Button asChild variant="surface" color="gray" highContrast>
          <a {...directions}>
            <MapPin size={16} aria-hidden /> Directions
          </a>
        </Button>
      )}
    </>
  );
}
