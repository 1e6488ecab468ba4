import type { DeliveryDays } from '../../../../../src/lib/delivery-reach.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { cleanLine, cleanText } from '../../../platform/clean-text.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { invalid, type Invalid } from '../../../platform/refusals.ts';
import { ownVendorId, type Session } from '../../account/index.ts';
import { findMethods, replaceMethods, type DeliveryMethod } from './delivery-methods.repository.ts';
import { lockOwnVendor } from '../own-vendor.service.ts';
import { knownPorts } from './ports.repository.ts';
import type { VendorParts } from '../vendors.parts.ts';
import { saveVendorFacts } from '../vendors.repository.ts';

/** A method in the list; without an id, or with null, a new one is added. */
export interface DeliveryMethodInput {
  readonly id?: string | null | undefined;
  readonly kind: DeliveryMethod['kind'];
  readonly name: string;
  readonly details?: string | null | undefined;
  /** Where it is collected; only of a collection in a port. */
  readonly address?: string | null | undefined;
  readonly cost: { readonly amountMinor: number; readonly currency: string };
  /** Slugs; null or undefined: every port. */
  readonly ports?: readonly string[] | null | undefined;
  readonly days?: DeliveryDays | null | undefined;
}

type DeliveryRefusal = Invalid | { readonly code: 'CURRENCY_NOT_ACCEPTED' | 'DELIVERY_NOT_OFFERED' };

// The maximum of the column.
const maxCostMinor = 100_000_000_000;

/** A supplier's delivery methods, in order; `currency` is that of every cost. */
interface OfferedMethods {
  readonly methods: readonly DeliveryMethod[];
  readonly currency: string;
}

type DeliveryParts = Pick<VendorParts, 'db' | 'clock' | 'ids' | 'currency'>;

/** The own company's delivery methods, in order (contract: listDeliveryMethods). */
export async function listDeliveryMethods(
  { db, currency }: DeliveryParts,
  session: Session,
): Promise<OfferedMethods> {
  return { methods: await findMethods(db, ownVendorId(session), currency), currency };
}

const onePortText = 'A collection is in one port. Add another method for each further place.';

/** One method of the list, as PostgreSQL can store it. */
function read(
  { ids, currency }: Pick<DeliveryParts, 'ids' | 'currency'>,
  given: DeliveryMethodInput,
  index: number,
): Result<DeliveryMethod, DeliveryRefusal> {
  const { amountMinor: costMinor } = given.cost;
  const field = (name: string) => `items/${index}/${name}`;
  if (given.cost.currency !== currency) return refuse({ code: 'CURRENCY_NOT_ACCEPTED' });
  if (costMinor < 0)
    return refuse(invalid(field('cost/amountMinor'), 'Cost can’t be below zero.', 'minimum'));
  if (costMinor > maxCostMinor)
    return refuse(invalid(field('cost/amountMinor'), 'This cost is too high.', 'maximum'));
  const name = cleanLine(given.name);
  if (name === '') return refuse(invalid(field('name'), 'This must not be empty.', 'minLength'));
  if ([...name].length > 80) return refuse(invalid(field('name'), 'This is too long.', 'maxLength'));
  const details = given.details ? cleanText(given.details) || null : null;
  if ([...(details ?? '')].length > 300)
    return refuse(invalid(field('details'), 'This is too long.', 'maxLength'));
  const ports = given.ports ?? null;
  if (ports?.length === 0) return refuse(invalid(field('ports'), 'Choose at least one port.', 'minItems'));
  const isPoint = given.kind === 'collection' && ports !== null;
  if (isPoint && ports.length > 1) return refuse(invalid(field('ports'), onePortText, 'maxItems'));
  const address = isPoint ? cleanText(given.address ?? '') || null : null;
  if (isPoint && address === null)
    return refuse(invalid(field('address'), 'Enter the address where it is collected.', 'required'));
  if ([...(address ?? '')].length > 300)
    return refuse(invalid(field('address'), 'This is too long.', 'maxLength'));
  const days = given.days ?? null;
  if (days !== null && days.from > days.to)
    return refuse(invalid(field('days/to'), 'This must not be less than the first number.', 'order'));
  return ok({
    id: given.id ?? ids.newId(),
    kind: given.kind,
    name,
    details,
    address,
    costMinor,
    ports,
    days,
  });
}

const portsOf = (methods: readonly DeliveryMethod[]) => [
  ...new Set(methods.flatMap(({ ports }) => ports ?? [])),
];

/** The first unknown port. */
function unknownPortIn(methods: readonly DeliveryMethod[], known: readonly string[]): Invalid | null {
  for (const [index, { ports }] of methods.entries()) {
    const place = (ports ?? []).findIndex((slug) => !known.includes(slug));
    if (place >= 0) return invalid(`items/${index}/ports/${place}`, 'This is not a port we know.', 'port');
  }
  return null;
}

/**
 * Sets the own company's delivery methods: the whole list in order (contract: setDeliveryMethods). Omitted ones are no
 * longer offered; an id must belong to an existing one, once.
 */
export async function setDeliveryMethods(
  parts: DeliveryParts,
  session: Session,
  given: readonly DeliveryMethodInput[],
): Promise<Result<OfferedMethods, DeliveryRefusal>> {
  const { db, clock, currency } = parts;
  const methods: DeliveryMethod[] = [];
  for (const [index, one] of given.entries()) {
    const method = read(parts, one, index);
    if (!method.ok) return method;
    methods.push(method.value);
  }
  const stranger = unknownPortIn(methods, await knownPorts(db, portsOf(methods)));
  if (stranger !== null) return refuse(stranger);
  const stored = given.flatMap(({ id }) => id ?? []);
  const now = clock.now();
  return inTransaction(db, async (trx): Promise<Result<OfferedMethods, DeliveryRefusal>> => {
    const { id, deliverySaidAt } = await lockOwnVendor(trx, session);
    const offered = new Set((await findMethods(trx, id, currency)).map((method) => method.id));
    if (new Set(stored).size < stored.length || stored.some((own) => !offered.has(own)))
      return refuse({ code: 'DELIVERY_NOT_OFFERED' });
    await replaceMethods(trx, id, methods, { currency, now });
    if (deliverySaidAt === null) await saveVendorFacts(trx, id, { deliverySaidAt: now }, now);
    return ok({ methods: await findMethods(trx, id, currency), currency });
  });
}
