import { SHOP_PATH } from '../../../lib/shop-path.ts';
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
  Panel,
  QuietButton,
  SkeletonTable,
  SkeletonText,
} from '../../../ui/index.ts';
import type { BuyNowLine } from '../buy-now/buy-now-path.ts';
import { BuyNowNotice, buyNowTexts } from '../buy-now/buy-now-notice.tsx';
import type { AddressBook, Cart, DeliveryChange, Port } from '../cart.types.ts';
import { CheckoutBox, type AskForApproval } from '../checkout/checkout-box.tsx';
import type { CheckoutView, SendCheckout } from '../checkout/use-checkout.ts';
import { ApiError, supportDetails } from '../../../api/index.ts';
import { thrownText } from '../../server-data/index.ts';
import type { LineFailure } from '../lines/line-failure.ts';
import { SavedLines } from '../lines/saved-lines.tsx';
import { SupplierLines } from '../lines/supplier-lines.tsx';
import type { LineActions } from '../lines/use-line-actions.ts';
import { cartTexts } from './cart-texts.ts';
import styles from './cart-view.module.css';
import type { ShownCartState } from './use-shown-cart.ts';

/** An item bought without the cart, and how many items stay in the cart. */
export interface OnlyOne {
  readonly line: BuyNowLine;
  readonly inCart: number;
}

export interface CartViewProps extends ShownCartState {
  /** Null if the whole cart is bought. */
  readonly only: OnlyOne | null;
  /** A typed quantity is invalid: nothing can be paid until it is corrected. */
  readonly hasWrongQuantity: boolean;
  readonly failures: ReadonlyMap<string, LineFailure>;
  readonly actions: LineActions;
  /** The market's ports; empty while loading. */
  readonly ports: readonly Port[];
  /** Null if the cart has no yacht. */
  readonly addressBook: AddressBook | null;
  readonly onDelivery: (supplierId: string, change: DeliveryChange) => void;
  readonly onClear: () => void;
  /** Sends a purchase above the limit for approval; null if that is impossible. */
  readonly ask: AskForApproval | null;
  readonly snapshot: CheckoutView;
  readonly send: SendCheckout;
  /** The unpaid order, if there is one. */
  readonly openOrder: ReactNode;
  readonly placeForm: ReactNode;
  /** The buyer, for the invoice. */
  readonly buyerForm: ReactNode;
  /** Why it cannot be delivered with these details, as a sentence; null if it can. */
  readonly placeBlocker: string | null;
  /** Leads to the delivery details that are missing. */
  readonly onPlaceBlocked: () => void;
}

/** The cart: its lines by supplier, the delivery details, the totals, and the button to pay. */
export function CartView(props: CartViewProps) {
  const { cart, isReading, failure, onReadAgain, openOrder } = props;
  const isEmpty = cart !== null && cart.lines.length === 0;
  const isUnderWay = !props.snapshot.matches('reviewing');
  return (
    <Page
      {...(props.only === null ? cartTexts : buyNowTexts)}
      action={
        cart && !isEmpty && !isUnderWay && props.only === null ? (
          <ClearCart cart={cart} onClear={props.onClear} />
        ) : null
      }
    >
      {openOrder}
      {props.only !== null && !isUnderWay ? <BuyNowNotice {...props.only} /> : null}
      {cart && failure !== null && !isReading ? (
        <Notice
          tone="warning"
          live
          title="We couldn’t refresh your cart."
          action={<QuietButton onClick={onReadAgain}>Try again</QuietButton>}
        >
          This is the last version we loaded. {thrownText(failure, 'read')}
        </Notice>
      ) : null}
      {cart ? <Filled {...props} cart={cart} isEmpty={isEmpty} /> : <NotRead {...props} />}
    </Page>
  );
}

function NotRead({ isReading, isSlow, failure, onReadAgain, onCancel }: CartViewProps) {
  if (isReading)
    return (
      <>
        {isSlow ? (
          <Notice
            tone="info"
            live
            title="This is taking longer than usual."
            action={<QuietButton onClick={onCancel}>Cancel</QuietButton>}
          >
            The items in your cart are kept.
          </Notice>
        ) : null}
        <div className={styles.columns}>
          <SkeletonTable label="Loading your cart" rows={4} columns={3} />
          <Panel title="Total">
            <SkeletonText lines={4} label="Loading the totals" />
          </Panel>
        </div>
      </>
    );
  const details = failure instanceof ApiError ? supportDetails(failure) : null;
  return (
    <ErrorState
      title="We couldn’t load your cart."
      drawing={<EmptyDrawing scene="offline" />}
      onRetry={onReadAgain}
      {...(details && { details })}
    >
      {thrownText(failure, 'read')} Your items are kept.
    </ErrorState>
  );
}

function Filled(props: CartViewProps & { cart: Cart; isEmpty: boolean }) {
  const { cart, isEmpty, snapshot, send, isSettled, isSlow, failures, actions } = props;
  // The lines cannot be changed while they are being bought.
  const isHeld = snapshot.matches('placing') || snapshot.matches('leaving');
  const hasBox = !isEmpty || !snapshot.matches('reviewing');
  return (
    <div className={styles.columns} data-alone={!hasBox}>
      <div className={styles.main} inert={isHeld}>
        {isEmpty ? null : props.placeForm}
        {isEmpty ? <Empty hasOpenOrder={cart.openOrder !== null} /> : null}
        {cart.suppliers.map((offer) => {
          const lines = cart.lines.filter(({ supplierId }) => supplierId === offer.supplier.id);
          return lines.length === 0 ? null : (
            <SupplierLines
              key={offer.supplier.id}
              offer={offer}
              lines={lines}
              isAlone={cart.suppliers.length === 1}
              failures={failures}
              actions={actions}
              port={cart.details.port}
              latestUsefulOn={cart.details.latestUsefulOn}
              ports={props.ports}
              addressBook={props.addressBook}
              onDelivery={props.onDelivery}
            />
          );
        })}
        {isEmpty ? null : props.buyerForm}
        <SavedLines lines={cart.savedLines} failures={failures} actions={actions} />
      </div>
      {hasBox ? (
        <div className={styles.aside}>
          <CheckoutBox
            cart={cart}
            bought={props.only === null ? {} : { only: props.only.line }}
            ask={props.ask}
            isSettled={isSettled}
            isSlow={isSlow}
            hasWrongQuantity={props.hasWrongQuantity}
            snapshot={snapshot}
            send={send}
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
      title={hasOpenOrder ? 'Nothing else in your cart' : 'Your cart is empty'}
      drawing={<EmptyDrawing scene="nothing-here" />}
      action={
        <>
          <Button asChild size="3">
            <Link to={SHOP_PATH}>Search the market</Link>
          </Button>
          <QuietButton asChild size="3">
            <Link to="/crew/orders-management">Your orders</Link>
          </QuietButton>
        </>
      }
    >
      Add what the yacht needs from as many suppliers as you like. You pay once, and each supplier delivers
      its own part.
    </EmptyState>
  );
}

function ClearCart({ cart, onClear }: { cart: Cart; onClear: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const lines = cart.lines.length;
  const [first] = cart.lines;
  return (
    <>
      <QuietButton onClick={() => setIsAsking(true)}>Empty the cart</QuietButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={lines === 1 ? `Remove ${first?.name ?? 'it'}?` : `Remove all ${cart.totalItems} items?`}
        confirm="Empty the cart"
        destructive
        onConfirm={() => {
          setIsAsking(false);
          onClear();
        }}
      >
        {cart.savedLines.length > 0 ? 'Items saved for later stay. ' : ''}Nothing was reserved or charged.
      </ConfirmDialog>
    </>
  );
}
