import { quantityMax } from '../../../../src/lib/service-duration.ts';
import { decideServiceTax } from '../../modules/tax/index.ts';
import type { PlaceKind } from '../../platform/db/booking-tables.ts';
import { pick } from '../chances.ts';
import type { PlannedBooking } from './plan.ts';
import type { findOffers, findPorts } from './seed.repository.ts';

type Offer = Awaited<ReturnType<typeof findOffers>>[number];
type Port = Awaited<ReturnType<typeof findPorts>>[number];

export interface ChosenWork {
  readonly offer: Offer;
  readonly placeKind: PlaceKind;
  readonly port: string | null;
  readonly quantity: number;
  readonly tax: {
    readonly rateBps: number;
    readonly category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O';
    readonly reason: string;
  };
}

/** A service of the provider, with place and quantity; null if the tax is undecided for all of them. */
export function chooseWork(
  { chance: [service, amount, place] }: PlannedBooking,
  own: readonly Offer[],
  ports: readonly Port[],
): ChosenWork | null {
  const offer = pick(own, service);
  if (offer === undefined) return null;
  const placeKind = pick(offer.placeKinds, place < 0.7 ? 0 : place) ?? 'berth';
  const served = ports.filter(({ vendorId }) => vendorId === offer.providerId);
  // Most are in the provider's home port.
  const home = served.toSorted(
    (one, other) => Number(other.country === offer.country) - Number(one.country === offer.country),
  );
  const wanted = placeKind === 'remote' ? [null] : home.slice(place > 0.6 ? 1 : 0).concat(home);
  for (const port of wanted) {
    const tax = decideServiceTax({
      seller: { country: offer.country ?? '', vatRegistered: offer.vatNumber !== null },
      billTo: null,
      placeKind,
      portCountry: port?.country ?? null,
      listingRateBps: offer.taxBps ?? 0,
    });
    if (tax.ok)
      return {
        offer,
        placeKind,
        port: port?.slug ?? null,
        quantity: quantityOf(offer, amount),
        tax: tax.value,
      };
  }
  return null;
}

function quantityOf({ pricedPer, durationUnits }: Offer, chance: number): number {
  if (pricedPer === 'visit') return 1;
  if (pricedPer === 'hour') return 2 + Math.floor(3 * chance);
  if (pricedPer === 'day') return 1 + Math.floor(2 * chance);
  const usual = durationUnits ?? 20;
  return Math.min(Math.max(1, Math.round(usual * (0.5 + chance))), quantityMax({ pricedPer }));
}
