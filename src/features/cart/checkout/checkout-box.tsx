import {
  BusyButton,
  Button,
  formatMoney,
  Notice,
  QuietButton,
  SumsTable,
  TextLink,
} from '../../../ui/index.ts';
import type { Cart, CartSupplier } from '../cart.types.ts';
import type { CheckoutRequest } from '../../../api/index.ts';
import type { ApiMutation } from '../../server-data/index.ts';
import { errorText, useIsOffline } from '../../server-data/index.ts';
import { useAnswerHours } from '../../site-config/index.ts';
import styles from './checkout-box.module.css';
import { checkoutErrorDetails, checkoutErrorTitles } from './checkout-error-texts.ts';
import { CheckoutTrouble } from './checkout-trouble.tsx';
import type { CheckoutView, SendCheckout } from './use-checkout.ts';
import { taxReasons } from '../lines/tax-reasons.ts';
import { awaitsPort, unreachedIn } from '../place/place-use.ts';
import { usePressOnceSettled } from './use-press-once-settled.ts';
import { businessTerms } from '../../../lib/business-terms.ts';
import { hoursOrDays } from '../../../lib/hours-or-days.ts';

/** Sends a purchase above the spending limit to the approvers. */
export type AskForApproval = Pick<ApiMutation<Cart>, 'run' | 'busy' | 'slow' | 'failure' | 'cancel'>;

interface CheckoutBoxProps {
  readonly cart: Cart;
  /** What is bought instead of the whole cart: one item, or a request for approval. */
  readonly bought: Pick<CheckoutRequest, 'only' | 'approvalId'>;
  /** Sends a purchase above the buyer's limit for approval; null if nobody else could approve it. */
  readonly ask: AskForApproval | null;
  /** Whether the totals are those of the shown lines. */
  readonly isSettled: boolean;
  /** A typed quantity is invalid: the totals are those before it, and cannot be paid. */
  readonly hasWrongQuantity?: boolean;
  /** The change in progress takes longer than usual. */
  readonly isSlow: boolean;
  readonly onCancel: () => void;
  /** What has to be entered before paying, as a sentence; pressing the button leads there. */
  readonly blocker: string | null;
  readonly onBlocked: () => void;
  readonly snapshot: CheckoutView;
  readonly send: SendCheckout;
}

/** The total and the button to pay: next to the lines, on a phone below everything. */
export function CheckoutBox({
  cart,
  bought,
  ask,
  isSettled,
  hasWrongQuantity = false,
  blocker,
  onBlocked,
  snapshot,
  send,
  ...wait
}: CheckoutBoxProps) {
  const { subtotal, tax, delivery, total, vat, version, checkoutKey } = cart;
  const isOffline = useIsOffline();
  const answerHours = useAnswerHours();
  const canCheckOut = cart.canCheckOut && !hasWrongQuantity && !isOffline;
  const isNowhere = awaitsPort(cart);
  const hasDelivery = cart.suppliers.some(({ deliveryMethodId }) => deliveryMethodId !== null);
  // Nothing in a cart is accepted or declined yet.
  const sums = { subtotal, tax, total, vat, ...(hasDelivery && { delivery }) };
  const isReviewing = snapshot.matches('reviewing');
  const isPlacing = snapshot.matches('placing');
  const isPlacingSlow = snapshot.hasTag('slow');
  const isBlocked = blocker !== null && isReviewing;
  const submit = () =>
    send({
      type: 'CHECKOUT.SUBMITTED',
      submission: {
        body: { cartVersion: version, expectedTotal: total, ...bought },
        key: checkoutKey,
      },
    });
  const pressing = usePressOnceSettled(
    { isSettled, total, blocker: isReviewing ? blocker : null },
    {
      pay: () => {
        if (canCheckOut) submit();
      },
      onBlocked,
    },
  );
  const asks = isReviewing && cart.aboveLimit !== null && canCheckOut ? ask : null;
  if (asks !== null)
    return <AskBox cart={cart} ask={asks} isSettled={isSettled} blocker={blocker} onBlocked={onBlocked} />;
  // The reader cannot change a request for approval.
  const isInTheWay = isReviewing && isSettled && !canCheckOut && bought.approvalId === undefined;
  return (
    <section className={styles.box} aria-label="Order total">
      <CheckoutTrouble cart={cart} snapshot={snapshot} send={send} />
      {/* After ordering, the cart is empty and the order shows the total. */}
      {cart.totalItems > 0 ? (
        <>
          <div className={styles.sums} data-waiting={!isSettled} aria-busy={!isSettled}>
            <p className={styles.what}>{boughtText(cart)}</p>
            <SumsTable
              {...sums}
              due={sums}
              parts={cart.suppliers}
              taxName={taxName(cart)}
              label="Cart totals"
            />
            <TaxReasons cart={cart} />
            <WithoutDelivery cart={cart} />
          </div>
          <p className={styles.brief}>
            {isInTheWay
              ? `${isNowhere ? 'Before delivery' : 'Total'} ${formatMoney(total)}`
              : `Tax ${formatMoney(tax)} and delivery ${formatMoney(delivery)} included. You’re charged only for what is confirmed.`}
          </p>
        </>
      ) : null}
      {isReviewing || isPlacing ? (
        <div className={styles.pay} data-stopped={isInTheWay}>
          <BusyButton
            size="3"
            className={styles.button ?? ''}
            busy={isPlacing || pressing.isWaiting}
            disabled={isOffline || (!canCheckOut && isSettled)}
            onClick={pressing.press}
          >
            {isNowhere && isInTheWay ? 'Reserve and pay' : `Reserve and pay ${formatMoney(total)}`}
          </BusyButton>
          <p
            className={styles.words}
            role="status"
            data-usual={isReviewing && isSettled && canCheckOut && !isBlocked && !pressing.isOutdated}
          >
            {statusText(cart, {
              isOffline,
              hasWrongQuantity,
              isAsked: bought.approvalId !== undefined,
              isSettled,
              isPlacing,
              isOutdated: pressing.isOutdated,
              blocker,
              isSlow: isPlacing ? isPlacingSlow : wait.isSlow,
              answerHours,
            })}
          </p>
          {isInTheWay && !isOffline ? (
            <QuietButton onClick={isNowhere && !hasWrongQuantity ? onBlocked : showWhatIsInTheWay}>
              Show me
            </QuietButton>
          ) : null}
          {isPlacing && isPlacingSlow ? (
            <Button variant="ghost" onClick={() => send({ type: 'CANCEL.REQUESTED' })}>
              Cancel
            </Button>
          ) : null}
          {!isPlacing && !isSettled && wait.isSlow ? (
            <Button variant="ghost" onClick={wait.onCancel}>
              Cancel
            </Button>
          ) : null}
        </div>
      ) : null}
      {snapshot.matches('leaving') ? <Leaving url={snapshot.context.paymentUrl} /> : null}
      {snapshot.hasTag('reading') ? (
        <p className={styles.words} role="status">
          Checking your order.
        </p>
      ) : null}
    </section>
  );
}

/** Why some of the lines are not taxed, or what is due besides, with the supplier's name if there are several. */
function TaxReasons({ cart: { lines, suppliers } }: Pick<CheckoutBoxProps, 'cart'>) {
  return suppliers.flatMap(({ supplier: { id, name } }) =>
    taxReasons(lines.filter(({ supplierId }) => supplierId === id)).map((reason) => (
      <p key={`${id} ${reason}`} className={styles.words}>
        {suppliers.length > 1 ? `${name}. ` : null}
        {reason}
      </p>
    )),
  );
}

/** Suppliers whose delivery is not in the total because they cannot deliver. */
function WithoutDelivery({ cart }: Pick<CheckoutBoxProps, 'cart'>) {
  if (cart.suppliers.every(({ deliveryMethodId }) => deliveryMethodId !== null)) return null;
  const names = unreachedIn(cart).map(({ supplier }) => supplier.name);
  if (awaitsPort(cart) || names.length === 0)
    return <p className={styles.words}>Delivery is added once we know where you need it.</p>;
  return (
    <p className={styles.words}>Delivery from {allOf.format(names)} isn’t possible, and not in the total.</p>
  );
}

/** "12 items from 3 suppliers": what the total is for. */
function boughtText({ totalItems, suppliers }: Cart): string {
  const items = totalItems === 1 ? '1 item' : `${totalItems.toLocaleString('en-GB')} items`;
  return suppliers.length > 1 ? `${items} from ${suppliers.length} suppliers` : items;
}

/**
 * "Tax on the goods (21%)", "Tax (10% and 21%)" without a delivery, whose price includes its own: the rates of the lines
 * that can be bought.
 */
function taxName({ lines, delivery }: Cart): string {
  const name = delivery.amountMinor > 0 ? 'Tax on the goods' : 'Tax';
  const sound = lines.filter(({ problem }) => problem === null);
  const rates = [...new Set(sound.map(({ taxBasisPoints }) => taxBasisPoints))].toSorted((a, b) => a - b);
  return rates.length === 0 ? name : `${name} (${allOf.format(rates.map((rate) => `${rate / 100}%`))})`;
}

const allOf = new Intl.ListFormat('en-GB');

/** Scrolls to the first line that cannot be bought, where the user can fix it. */
function showWhatIsInTheWay(): void {
  document.querySelector<HTMLElement>('[data-trouble]')?.focus();
}

interface AskBoxProps extends Pick<CheckoutBoxProps, 'cart' | 'isSettled' | 'blocker' | 'onBlocked'> {
  readonly ask: AskForApproval;
}

const limitSpan = `in any ${businessTerms.limitHours} hours`;

/** Why the limit is exceeded: by this purchase alone, or together with earlier ones. */
const aboveLimitText = ({ limit, spent }: NonNullable<Cart['spending']>): string =>
  `You can order for up to ${formatMoney(limit)} for this yacht ${limitSpan}. ${
    spent.amountMinor === 0
      ? 'This is more.'
      : `You ordered ${formatMoney(spent)} in the last ${businessTerms.limitHours} hours, so this is more.`
  }`;

/** The total of a purchase above the buyer's limit, and the button that sends it for approval. */
function AskBox({ cart, ask, isSettled, blocker, onBlocked }: AskBoxProps) {
  const { subtotal, tax, delivery, total, vat, spending } = cart;
  const pressing = usePressOnceSettled(
    { isSettled, total, blocker },
    { pay: () => void ask.run(cart), onBlocked },
  );
  const sums = { subtotal, tax, delivery, total, vat };
  return (
    <section className={styles.box} aria-label="Order total">
      {ask.failure === null ? null : (
        <Notice live tone="warning" title={errorText(ask.failure, 'pressed', checkoutErrorTitles)}>
          {checkoutErrorDetails({ ...ask.failure })}
        </Notice>
      )}
      <div className={styles.sums} data-waiting={!isSettled} aria-busy={!isSettled}>
        <p className={styles.what}>{boughtText(cart)}</p>
        <SumsTable {...sums} due={sums} parts={cart.suppliers} taxName={taxName(cart)} label="Cart totals" />
        <TaxReasons cart={cart} />
      </div>
      <p className={styles.brief}>Total {formatMoney(total)}</p>
      <div className={styles.pay}>
        <BusyButton
          size="3"
          className={styles.button ?? ''}
          busy={ask.busy || pressing.isWaiting}
          onClick={pressing.press}
        >
          Send for approval
        </BusyButton>
        <p className={styles.words} role="status">
          {blocker ??
            `${spending === null ? '' : aboveLimitText(spending)} The yacht’s owner and approvers are asked. Nothing is reserved or charged.`}
        </p>
        {ask.busy && ask.slow ? (
          <Button variant="ghost" onClick={ask.cancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </section>
  );
}

interface Progress {
  readonly isOffline: boolean;
  readonly hasWrongQuantity: boolean;
  readonly isAsked: boolean;
  readonly isSettled: boolean;
  readonly isPlacing: boolean;
  /** The total changed after the button was pressed. */
  readonly isOutdated: boolean;
  readonly isSlow: boolean;
  readonly blocker: string | null;
  readonly answerHours: number;
}

/** How much of a limit was spent before this purchase. */
const withinLimitText = ({ limit, spent }: NonNullable<Cart['spending']>): string =>
  `Your limit for this yacht: ${formatMoney(limit)} ${limitSpan}, of which you ordered ${formatMoney(spent)}.`;

function statusText(
  cart: Cart,
  {
    isOffline,
    hasWrongQuantity,
    isAsked,
    isSettled,
    isPlacing,
    isOutdated,
    isSlow,
    blocker,
    answerHours,
  }: Progress,
): string {
  if (isPlacing)
    return isSlow
      ? 'This is taking longer than usual. Your cart is kept, and you can’t be charged twice.'
      : 'Reserving your items.';
  if (isOffline) return 'You’re offline. You can pay once the connection is back: your cart is kept.';
  if (hasWrongQuantity)
    return 'One quantity isn’t a whole number that can be bought. Correct it before you pay.';
  if (!isSettled)
    return isSlow ? 'This is taking longer than usual. Your cart is kept.' : 'Calculating the total.';
  if (cart.canCheckOut && blocker !== null) return blocker;
  if (cart.canCheckOut && isOutdated)
    return 'The total has changed since you pressed. Please check it, and press again.';
  if (cart.canCheckOut)
    return [
      ...(cart.spending === null ? [] : [withinLimitText(cart.spending)]),
      `Your items are reserved for ${businessTerms.payMinutes} minutes while you pay.`,
      `Suppliers answer within ${hoursOrDays(answerHours)}, and your card is charged only for what they confirm.`,
      ...(cart.suppliers.length > 1
        ? [
            `Nothing is sent before all have answered, or ${hoursOrDays(businessTerms.captureHours)} have passed.`,
          ]
        : []),
    ].join(' ');
  if (isAsked) return 'This can’t be bought as requested. Decline it, and say what isn’t available.';
  if (awaitsPort(cart)) return 'First choose the port where you need it, or collect it yourself.';
  const troubled = cart.lines.filter(({ problem }) => problem !== null).length;
  if (troubled > 0)
    return troubled === 1
      ? 'One item needs your attention before you can pay.'
      : `${troubled} items need your attention before you can pay.`;
  if (cart.suppliers.some(({ taxUndecided }) => taxUndecided.length > 0))
    return 'We can’t work out the tax of one supplier’s items. See what is missing next to them.';
  if (cart.suppliers.some(({ deliveryMethods }) => deliveryMethods.length === 0))
    return 'One supplier has no delivery methods at the moment. Save those items for later.';
  const unreached = unreachedIn(cart);
  return unreached.length === 0 ? 'Calculating the total.' : outOfReachText(unreached);
}

/** Which suppliers cannot deliver, and what to do. */
function outOfReachText(stuck: readonly CartSupplier[]): string {
  const names = allOf.format(stuck.map(({ supplier }) => supplier.name));
  const canCollect = stuck.every(({ deliveryMethods }) =>
    deliveryMethods.some(({ kind }) => kind === 'collection'),
  );
  return `${names} ${stuck.length === 1 ? 'doesn’t' : 'don’t'} deliver to your port. ${
    canCollect ? 'Collect it yourself, choose' : 'Choose'
  } another port, or save these items for later.`;
}

function Leaving({ url }: { url: string | null }) {
  return (
    <p className={styles.words} role="status">
      Taking you to the payment page.{' '}
      {url === null ? null : (
        <TextLink href={url} underline="always">
          Open the payment page
        </TextLink>
      )}
    </p>
  );
}
