import { emptyDraft, type BookingDraft } from '../../../machines/booking/index.ts';

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const draftKey = 'quayside:booking-draft';
const holdKey = 'quayside:booking-key';

type Typed = Pick<BookingDraft, 'serviceId' | 'details' | 'billTo' | 'settled'>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    // Written by another version: treated as empty.
    return {};
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The draft in this tab for a service; for another service, only the fields that describe the yacht. */
export function readDraft(storage: DraftStorage, serviceId: string | null): Omit<Typed, 'serviceId'> {
  const { serviceId: typedFor, details, billTo, settled } = parsed(storage.getItem(draftKey));
  const kept = isRecord(details) ? details : {};
  const isSame = textOrNull(typedFor) === serviceId;
  return {
    details: {
      ...emptyDraft.details,
      yachtId: textOrNull(kept.yachtId),
      berth: textOrNull(kept.berth),
      contact: textOrNull(kept.contact),
      costCentre: textOrNull(kept.costCentre),
      ...(isSame && {
        latestUsefulOn: textOrNull(kept.latestUsefulOn),
        note: textOrNull(kept.note),
        poNumber: textOrNull(kept.poNumber),
      }),
    },
    billTo: readBillTo(billTo),
    settled:
      isSame && Array.isArray(settled)
        ? (['details', 'billing'] as const).filter((step) => settled.includes(step))
        : [],
  };
}

/** What stays of what was typed for one booking when the same is booked again: each step is asked again, and its order number and last date are its own. */
export const typedAgain = ({
  details,
  billTo,
}: Pick<Typed, 'details' | 'billTo'>): Omit<Typed, 'serviceId'> => ({
  details: { ...details, poNumber: null, latestUsefulOn: null },
  billTo,
  settled: [],
});

function readBillTo(value: unknown): BookingDraft['billTo'] {
  if (!isRecord(value) || typeof value.country !== 'string') return null;
  if (value.status !== 'business' && value.status !== 'private') return null;
  return {
    status: value.status,
    country: value.country,
    vatId: textOrNull(value.vatId),
    usedCommercially: value.usedCommercially === true,
    companyName: textOrNull(value.companyName),
    street: textOrNull(value.street),
    postalCode: textOrNull(value.postalCode),
    city: textOrNull(value.city),
  };
}

/** Saves the draft for as long as the tab is open. */
export function saveDraft(storage: DraftStorage, { serviceId, details, billTo, settled }: Typed): void {
  write(storage, draftKey, JSON.stringify({ serviceId, details, billTo, settled }));
}

/** Marks the draft as paid: the next booking asks for each step again and gets its own order number. */
export function settleDraft(storage: DraftStorage): void {
  const { details, ...kept } = parsed(storage.getItem(draftKey));
  const typed = isRecord(details) ? details : {};
  write(storage, draftKey, JSON.stringify({ ...kept, details: { ...typed, poNumber: null }, settled: [] }));
}

/**
 * The idempotency key of a hold with this content. Other content gets another key, and so does the same content after
 * `forgetHoldKey`.
 */
export function holdKeyFor(storage: DraftStorage, wish: unknown, newKey: () => string): string {
  const wished = JSON.stringify(wish);
  const known = parsed(storage.getItem(holdKey));
  if (known.wished === wished && typeof known.key === 'string') return known.key;
  const key = newKey();
  write(storage, holdKey, JSON.stringify({ wished, key }));
  return key;
}

/** Deletes the key once the hold has ended: holding the same again is a new booking. */
export const forgetHoldKey = (storage: DraftStorage): void => storage.removeItem(holdKey);

function write(storage: DraftStorage, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    // Storage is full or forbidden; the page still has the draft.
  }
}
