import { useState } from 'react';
import { hoursOrDays } from '../../../lib/hours-or-days.ts';
import { taxNeedText } from '../../../lib/tax-needs.ts';
import { formatMoney, Money, Notice, Panel } from '../../../ui/index.ts';
import { useAnswerHours } from '../../site-config/index.ts';
import type { AddressBook, CartLine, CartSupplier, DeliveryChange, Port } from '../cart.types.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import {
  calendarDayText,
  chosenDelivery,
  earliestTooLate,
  latestTooLate,
  type ChosenDelivery,
} from '../place/latest-day.ts';
import type { LineFailure } from './line-failure.ts';
import { OtherSuppliers } from './other-suppliers.tsx';
import styles from './cart-lines.module.css';
import { taxReasons } from './tax-reasons.ts';
import type { LineActions } from './use-line-actions.ts';

interface SupplierLinesProps {
  readonly offer: CartSupplier;
  readonly lines: readonly CartLine[];
  /** Whether this is the only supplier, so that its totals are those of the cart. */
  readonly isAlone: boolean;
  readonly failures: ReadonlyMap<string, LineFailure>;
  readonly actions: LineActions;
  /** The slug of the cart's port. */
  readonly port: string | null;
  /** The cart's latest useful date. */
  readonly latestUsefulOn: string | null;
  readonly ports: readonly Port[];
  /** Null if the cart has no yacht. */
  readonly addressBook: AddressBook | null;
  readonly onDelivery: (supplierId: string, change: DeliveryChange) => void;
}

/** How many items can be bought; lines with a problem are listed separately and not counted. */
function itemCount(lines: readonly CartLine[]): string {
  const sound = lines.filter(({ problem }) => problem === null);
  const count = sound.reduce((sum, { quantity }) => sum + quantity, 0);
  const counted = count === 1 ? '1 item' : `${count.toLocaleString('en-GB')} items`;
  const troubled = lines.length - sound.length;
  const attention = `${troubled === 1 ? '1 item needs' : `${troubled} items need`} attention`;
  return [count > 0 ? counted : [], troubled > 0 ? attention : []].flat().join(', ');
}

/** One supplier's lines, their delivery and their total. */
export function SupplierLines(props: SupplierLinesProps) {
  const { offer, lines, isAlone, failures, actions, port, latestUsefulOn, ports, addressBook, onDelivery } =
    props;
  const { supplier } = offer;
  return (
    <Panel title={supplier.name} description={itemCount(lines)} flush>
      <ul className={styles.lines} aria-label={`From ${supplier.name}`}>
        {lines.map((line) => (
          <CartLineRow
            key={line.inventoryId}
            line={line}
            isSaved={false}
            failure={failures.get(line.inventoryId) ?? null}
            actions={actions}
          />
        ))}
      </ul>
      {offer.taxUndecided.length === 0 ? null : (
        <div className={styles.notice} data-trouble tabIndex={-1}>
          <Notice tone="warning" title="We can’t work out the tax for the business.">
            {taxNeedText(offer.taxUndecided, supplier.name)} Change who is buying, save these items for later,
            or look for another supplier:
            <OtherSuppliers lines={lines} port={port} ports={ports} />
          </Notice>
        </div>
      )}
      {latestUsefulOn === null ? null : (
        <Lateness
          supplier={supplier.name}
          delivery={chosenDelivery(offer, port, ports)}
          latestUsefulOn={latestUsefulOn}
        />
      )}
      <div className={styles.supplier} data-alone={isAlone}>
        <DeliveryChoice
          offer={offer}
          lines={lines}
          port={port}
          ports={ports}
          addressBook={addressBook}
          onDelivery={(change) => onDelivery(supplier.id, change)}
        />
        {isAlone ? null : <PartTotal offer={offer} reasons={taxReasons(lines)} />}
      </div>
    </Panel>
  );
}

interface LatenessProps {
  readonly supplier: string;
  readonly delivery: ChosenDelivery;
  readonly latestUsefulOn: string;
}

/** Whether the delivery comes, or may come, after the latest useful date. */
function Lateness({ supplier, delivery, latestUsefulOn }: LatenessProps) {
  const [now] = useState(() => new Date());
  const answerHours = useAnswerHours();
  const earliest = earliestTooLate(delivery, latestUsefulOn, now);
  const latest = latestTooLate(delivery, latestUsefulOn, answerHours, now);
  const wanted = calendarDayText(latestUsefulOn);
  if (latest === null) return null;
  return (
    <div className={styles.notice}>
      {earliest === null ? (
        <Notice tone="info" live>
          This may come after your latest useful date, {wanted}: on {calendarDayText(latest)} at the latest,
          if {supplier} takes the whole {hoursOrDays(answerHours)} to confirm.
        </Notice>
      ) : (
        <Notice tone="warning" live>
          The earliest day for this delivery is {calendarDayText(earliest)}, after your latest useful date,{' '}
          {wanted}.
        </Notice>
      )}
    </div>
  );
}

/** One supplier's total, its parts, and why some of it is not taxed; the totals of the whole cart are in the table next to it. */
function PartTotal({
  offer,
  reasons,
}: {
  readonly offer: CartSupplier;
  readonly reasons: readonly string[];
}) {
  const { supplier, subtotal, tax, delivery, total, deliveryMethodId } = offer;
  const isBrought = deliveryMethodId !== null;
  const paid = delivery.amountMinor === 0 ? 'delivery free' : `delivery ${formatMoney(delivery)}`;
  const brought = isBrought ? paid : 'no delivery yet';
  return (
    <div className={styles.part} role="group" aria-label={`Total for ${supplier.name}`}>
      <p className={styles.partTotal}>
        <span>{isBrought ? 'Total' : 'Without delivery'}</span> <Money {...total} />
      </p>
      <p className={styles.quiet}>
        <span>Goods {formatMoney(subtotal)},</span> <span>tax {formatMoney(tax)},</span>{' '}
        <span>{brought}</span>
      </p>
      {reasons.map((reason) => (
        <p key={reason} className={styles.quiet}>
          {reason}
        </p>
      ))}
    </div>
  );
}
