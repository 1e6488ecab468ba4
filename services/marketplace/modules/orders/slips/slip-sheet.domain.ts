import { unitAfter } from '../../../../../src/lib/quantity-text.ts';
import { countryName, dateText, dayText, known } from '../../../../../src/lib/document-texts.ts';
import type { Sheet } from '../../../platform/documents/index.ts';
import type { SupplierOrderView } from '../reading/reading.service.ts';

export type SlipKind = 'packing_slip' | 'delivery_note';

/** The supplier as printed on the document. */
interface Sender {
  readonly name: string;
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly phone: string | null;
}

type Packed = Pick<SupplierOrderView, 'subOrder' | 'place' | 'buyerName' | 'placedAt'>;

const titles: Readonly<Record<SlipKind, string>> = {
  packing_slip: 'Packing slip',
  delivery_note: 'Delivery note',
};

/** `26 Nov, 09:00` in the port's time zone. */
const timeText = (at: Date, timeZone: string | null): string =>
  at.toLocaleString('en-GB', {
    timeZone: timeZone ?? 'UTC',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

function windowText({ place }: Packed): string | null {
  const { arrivesFrom, arrivesUntil, portTimeZone } = place;
  if (arrivesFrom === null || arrivesUntil === null) return null;
  return `On board ${timeText(arrivesFrom, portTimeZone)} – ${timeText(arrivesUntil, portTimeZone)}`;
}

/** The destination: that of the order, or the sub-order's own; none for collected goods. */
function destination(packed: Packed) {
  const { subOrder, place, buyerName } = packed;
  const contact = place.contact && `Contact: ${place.contact}`;
  const name = place.yachtName ?? buyerName;
  const buyer = place.yachtName === null ? null : `Ordered by ${buyerName}`;
  if (subOrder.deliveryKind === 'collection')
    return { label: 'Collected by', name, lines: known([buyer, contact]) };
  const where =
    subOrder.elsewhere === null
      ? [place.berth && `Berth ${place.berth}`, place.port]
      : [subOrder.elsewhere.address, subOrder.elsewhere.port];
  return { label: 'Deliver to', name, lines: known([...where, contact, buyer, windowText(packed)]) };
}

type PackedLine = Packed['subOrder']['lines'][number];

/** `5 × Fender F6`, `5 m Rope`, `2 pieces Teak plug`. */
const countedText = ({ name, unit }: Pick<PackedLine, 'name' | 'unit'>, quantity: number): string =>
  unit === null ? `${quantity} × ${name}` : `${quantity}${unitAfter(quantity, unit)} ${name}`;

/** The confirmed quantity of each line, with the ordered one if it is higher. */
function packedRows({ subOrder }: Packed) {
  return subOrder.lines.flatMap((line) => {
    const { variant, sku, insteadOf, accepted, quantity } = line;
    if (accepted === null || accepted.quantity === 0) return [];
    const ordered = accepted.quantity < quantity && insteadOf === null ? `${quantity} ordered` : null;
    const before = insteadOf && `instead of ${countedText(insteadOf, quantity)}`;
    const detail = known([variant, ordered, before, insteadOf?.variant ?? null]).join(' · ');
    return [{ cells: [countedText(line, accepted.quantity), sku ?? '', ''], detail: detail || null }];
  });
}

/** The ordered goods that are not included, so that nobody looks for them. */
function missingText({ subOrder }: Packed): string | null {
  const missing = subOrder.lines.filter(({ accepted }) => accepted?.quantity === 0);
  return missing.length === 0
    ? null
    : `Not available: ${missing.map((line) => countedText(line, line.quantity)).join('; ')}.`;
}

const signature = {
  title: 'Received',
  columns: [
    { label: 'Date and time', width: 25 },
    { label: 'Name', width: 35 },
    { label: 'Signature', width: 40 },
  ],
  rows: [{ cells: ['\n\n', '', ''], detail: null }],
};

/** The document that accompanies the goods, without prices. */
export function slipSheet(kind: SlipKind, packed: Packed, sender: Sender, at: Date): Sheet {
  const { subOrder, place, placedAt } = packed;
  const { number, deliveryName, collection, readyOn, tracking } = subOrder;
  const fact = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  return {
    title: titles[kind],
    number,
    facts: [
      ...fact('Ordered', placedAt && dateText(placedAt)),
      ...fact('Delivery', deliveryName),
      ...fact('Collected at', collection?.address?.replaceAll('\n', ', ') ?? null),
      ...fact('Expected', readyOn && dayText(readyOn)),
      ...fact('Useful until', place.latestUsefulOn && dayText(place.latestUsefulOn)),
      ...fact('PO number', place.poNumber),
      ...fact('Tracking', tracking),
    ],
    parties: [
      {
        label: 'From',
        name: sender.name,
        lines: known([
          sender.street,
          known([sender.postalCode, sender.city]).join(' '),
          sender.country && countryName(sender.country),
          sender.phone,
        ]),
      },
      destination(packed),
    ],
    tables: [
      {
        title: null,
        columns: [
          { label: 'Item', width: 62 },
          { label: 'Article', width: 24 },
          { label: kind === 'packing_slip' ? 'Packed' : 'Handed over', width: 14 },
        ],
        rows: packedRows(packed),
      },
      ...(kind === 'delivery_note' ? [signature] : []),
    ],
    sums: [],
    notes: known([
      missingText(packed),
      place.noteToSupplier && `Note from the buyer: ${place.noteToSupplier}`,
    ]),
    footer: `${sender.name} · ${titles[kind]} ${number} · Ordered through Quayside`,
    at,
    data: null,
  };
}
