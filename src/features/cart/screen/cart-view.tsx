import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Notice,
  Page,
  SkeletonCard,
  SkeletonTable,
} from '../../../ui/index.ts';
import type { Cart } from '../cart.types.ts';
import { CheckoutBox } from '../checkout/checkout-box.tsx';
import type { CheckoutView, SendCheckout } from '../checkout/use-checkout.ts';
import { readFailureWords, supportDetails } from '../failure-words.ts';
import type { LineFailure } from '../lines/line-failure.ts';
import { SavedLines } from '../lines/saved-lines.tsx';
import { SupplierLines } from '../lines/supplier-lines.tsx';
import type { LineActs } from '../lines/use-line-acts.ts';
import { cartWords } from './cart-words.ts';
import styles from './cart-view.module.css';
import type { ShownCartState } from './use-shown-cart.ts';

export interface CartViewProps extends ShownCartState {
  readonly failures: ReadonlyMap<string, LineFailure>;
  readonly acts: LineActs;
  readonly onDelivery: (supplierId: string, deliveryMethodId: string) => void;
  readonly onClear: () => void;
  readonly snapshot: CheckoutView;
  readonly send: SendCheckout;
  /** The order that waits for its payment, where there is one. */
  readonly openOrder: ReactNode;
  readonly placeForm: ReactNode;
  /** Why it cannot go where it is said to go, in words; null: it can. */
  readonly placeBlocker: string | null;
  /** Leads to what has to be said of the place. */
  readonly onPlaceBlocked: () => void;
}

/** The cart: what of whom, where it goes, what it comes to, and the way to pay. */
export function CartView(props: CartViewProps) {
  const { cart, isReading, failure, onReadAgain, openOrder } = props;
  const isEmpty = cart !== null && cart.lines.length === 0;
  const isUnderWay = !props.snapshot.matches('reviewing');
  return (
    <Page
      {...cartWords}
      action={cart && !isEmpty && !isUnderWay ? <ClearCart cart={cart} onClear={props.onClear} /> : null}
    >
      {openOrder}
      {cart && failure !== null && !isReading ? (
        <Notice
          tone="warning"
          live
          title="The cart could not be read anew."
          action={
            <Button variant="surface" color="gray" highContrast onClick={onReadAgain}>
              Try again
            </Button>
          }
        >
          You see it as it was. {readFailureWords(failure)}
        </Notice>
      ) : null}
      {cart ? <Filled {...props} cart={cart} isEmpty={isEmpty} /> : <NotRead {...props} />}
    </Page>
  );
}

function NotRead({ isReading, isSlow, failure, onReadAgain, onCancel }: CartViewProps) {
  if (failure === null || isReading)
    return (
      <>
        {isSlow ? (
          <Notice
            tone="info"
            live
            title="This takes longer than usual."
            action={
              <Button variant="surface" color="gray" highContrast onClick={onCancel}>
                Cancel
              </Button>
            }
          >
            What you put into the cart is kept.
          </Notice>
        ) : null}
        <div className={styles.columns}>
          <SkeletonTable label="Loading your cart" rows={4} columns={3} />
          <SkeletonCard label="Loading the sums" />
        </div>
      </>
    );
  const details = supportDetails(failure);
  return (
    <ErrorState
      title="Your cart could not be read."
      drawing={<EmptyDrawing scene="offline" />}
      onRetry={onReadAgain}
      {...(details && { details })}
    >
      {readFailureWords(failure)} What you put into it is kept.
    </ErrorState>
  );
}

function Filled(props: CartViewProps & { cart: Cart; isEmpty: boolean }) {
  const { cart, isEmpty, snapshot, send, isSettled, isSlow, failures, acts } = props;
  // What is being bought does not change under one's hands.
  const isHeld = snapshot.matches('placing') || snapshot.matches('leaving');
  const hasBox = !isEmpty || !snapshot.matches('reviewing');
  return (
    <div className={styles.columns} data-alone={!hasBox}>
      <div className={styles.main} inert={isHeld}>
        {isEmpty ? <Empty hasOpenOrder={cart.openOrder !== null} /> : null}
        {cart.suppliers.map((offer) => {
          const lines = cart.lines.filter(({ supplierId }) => supplierId === offer.supplier.id);
          return lines.length === 0 ? null : (
            <SupplierLines
              key={offer.supplier.id}
              {...{ offer, lines, failures, acts }}
              onDelivery={props.onDelivery}
            />
          );
        })}
        {isEmpty ? null : props.placeForm}
        <SavedLines lines={cart.savedLines} failures={failures} acts={acts} />
      </div>
      {hasBox ? (
        <div className={styles.aside}>
          <CheckoutBox
            {...{ cart, isSettled, isSlow, snapshot, send }}
            blocker={isEmpty ? null : props.placeBlocker}
            onBlocked={props.onPlaceBlocked}
            onCancel={props.onCancel}
          />
        </div>
      ) : null}
    </div>
  );
}

function Empty({ hasOpenOrder }: { hasOpenOrder: boolean }) {
  return (
    <EmptyState
      title={hasOpenOrder ? 'Nothing else in the cart' : 'Nothing in the cart yet'}
      drawing={<EmptyDrawing scene="nothing-here" />}
      action={
        <>
          <Button asChild size="3">
            <Link to="/">Search the market</Link>
          </Button>
          <Button asChild size="3" variant="surface" color="gray" highContrast>
            <Link to="/crew/orders-management">Your orders</Link>
          </Button>
        </>
      }
    >
      Put in what the yacht needs, from as many suppliers as you like: you pay once, and each supplier brings
      its own part to your berth.
    </EmptyState>
  );
}

function ClearCart({ cart, onClear }: { cart: Cart; onClear: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const lines = cart.lines.length;
  const [first] = cart.lines;
  return (
    <>
      <Button variant="surface" color="gray" highContrast onClick={() => setIsAsking(true)}>
        Empty the cart
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={lines === 1 ? `Take ${first?.name ?? 'it'} out?` : `Take all ${lines} things out?`}
        confirm="Empty the cart"
        destructive
        onConfirm={() => {
          setIsAsking(false);
          onClear();
        }}
      >
        {cart.savedLines.length > 0 ? 'What is saved for later stays. ' : ''}Nothing was reserved or charged.
      </ConfirmDialog>
    </>
  );
}
