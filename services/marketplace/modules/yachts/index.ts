import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { bindTo } from '../../platform/bind-to.ts';
import { setYachtPeople } from './yacht-people.service.ts';
import { deletePeopleOf } from './yachts.repository.ts';
import { addYacht, listYachts, setYachtPlaces, updateYacht, type YachtParts } from './yachts.service.ts';

export type { Yacht } from './yachts.domain.ts';
/** For the cart, in its transaction: the initial billing details of the yacht's next cart and booking. */
export { saveBillTo as rememberBillTo } from './yachts.repository.ts';

/** For the account module, in its transaction: deletes everyone who may buy for the yachts of a closed account. */
export async function forgetYachtPeopleOf(
  trx: Transaction<Database>,
  { userId }: { readonly userId: string },
): Promise<void> {
  await deletePeopleOf(trx, userId);
}

/** The module's public interface: the yachts that crew work on. */
export function createYachts(parts: YachtParts) {
  const bind = bindTo(parts);
  return {
    /** The market's currency, ISO 4217. */
    currency: parts.currency,
    listYachts: bind(listYachts),
    addYacht: bind(addYacht),
    updateYacht: bind(updateYacht),
    setYachtPlaces: bind(setYachtPlaces),
    setYachtPeople: bind(setYachtPeople),
  } as const;
}

export type Yachts = ReturnType<typeof createYachts>;
