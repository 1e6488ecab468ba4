import type { OrderLine, Place } from '../../shared/index.ts';
import type { ApprovalDetails } from './approval-texts.ts';

type CartLine = ApprovalDetails['cart']['lines'][number];

/** How many are available now. */
const available = ({ problem, stock, quantity }: CartLine): number =>
  problem === null ? quantity : problem === 'not_available' ? 0 : Math.min(stock ?? quantity, quantity);

/** A cart line as it was requested; while the request is open, with today's price and availability. */
export function lineOf(line: CartLine, isOpen: boolean): OrderLine {
  const {
    inventoryId,
    productId,
    name,
    category,
    departments,
    pictureUrl,
    variant,
    unit,
    quantity,
    taxBasisPoints,
    unitPrice,
  } = line;
  const asked = line.previousUnitPrice ?? unitPrice;
  const times = (amount: typeof asked, count: number) => ({
    ...amount,
    amountMinor: amount.amountMinor * count,
  });
  const now = available(line);
  return {
    id: inventoryId,
    inventoryId,
    productId,
    name,
    category,
    departments,
    pictureUrl,
    variant,
    sku: null,
    unit,
    unitPrice: asked,
    taxBasisPoints,
    taxReason: null,
    quantity,
    accepted: isOpen ? { quantity: now, unitPrice, lineTotal: times(unitPrice, now) } : null,
    insteadOf: null,
    returned: 0,
    goingBack: 0,
    lineTotal: times(asked, quantity),
  };
}

interface Port {
  readonly slug: string;
  readonly name: string;
  readonly timeZone: string;
}

/** The delivery details of a request, in the form in which an order has them. */
export function placeOf({ approval, cart }: ApprovalDetails, ports: readonly Port[]): Place {
  const { yachtId: _named, port: slug, ...details } = cart.details;
  const port = ports.find((one) => one.slug === slug);
  return {
    ...details,
    yachtName: approval.yachtName,
    port: port?.name ?? slug,
    portTimeZone: port?.timeZone ?? null,
    vatCheck: null,
  };
}
