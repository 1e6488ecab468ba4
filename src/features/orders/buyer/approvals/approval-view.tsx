import type { ReactNode } from 'react';
import {
  Button,
  DescriptionList,
  Money,
  Notice,
  Panel,
  QuietButton,
  SumsTable,
  TimeLeft,
  When,
} from '../../../../ui/index.ts';
import { ButtonLink, RouteLink } from '../../../links/index.ts';
import { DeliveryPanel, elsewhereText, OrderLines, OrderPage, type Place } from '../../shared/index.ts';
import { APPROVALS_PATH, orderPath } from '../order-path.ts';
import { lineOf } from './approval-lines.ts';
import { ApprovalStatusBadge } from './approval-status.tsx';
import { nextText, type Approval, type ApprovalDetails } from './approval-texts.ts';
import styles from './approval-view.module.css';

interface ApprovalViewProps {
  readonly details: ApprovalDetails;
  readonly place: Place;
  /** Returns a port's name for its slug. */
  readonly portName: (slug: string) => string;
  /** Shown above everything else, for instance when the data is stale. */
  readonly notice?: ReactNode;
  /** Today's total with the button that orders it, for approvers. */
  readonly checkout: ReactNode;
  readonly onDecline: () => void;
  readonly onWithdraw: () => void;
}

/** One request: what is wanted, its price then and now, where it goes, and what the reader can do. */
export function ApprovalView({ details, place, portName, notice, checkout, ...acts }: ApprovalViewProps) {
  const { approval, cart } = details;
  const isOpen = approval.status === 'asked';
  return (
    <OrderPage
      reader="buyer"
      noun="Request"
      number={approval.number}
      lead={nextText(approval)}
      breadcrumb={<ApprovalsCrumb />}
      action={<Acts approval={approval} {...acts} />}
      notice={
        <>
          {notice}
          <Outcome approval={approval} />
          {isOpen ? <Changes details={details} /> : null}
        </>
      }
      aside={
        <>
          <Panel title="Request">
            <DescriptionList items={facts(approval)} />
          </Panel>
          {checkout ?? (isOpen ? <Today cart={cart} /> : null)}
          <DeliveryPanel place={place} />
        </>
      }
    >
      {cart.suppliers.map(({ supplier, deliveryMethods, deliveryMethodId, elsewhere }) => {
        const method = deliveryMethods.find(({ id }) => id === deliveryMethodId);
        return (
          <Panel
            key={supplier.id}
            title={supplier.name}
            flush
            description={[
              method?.name ?? 'Can’t be delivered there now',
              elsewhere && elsewhereText({ ...elsewhere, port: portName(elsewhere.port), portTimeZone: '' }),
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            <div className={styles.lines}>
              <OrderLines
                label={`Requested from ${supplier.name}`}
                before="asked"
                pathOf={({ productId }) => `/product-checkout/${productId}`}
                lines={cart.lines
                  .filter(({ supplierId }) => supplierId === supplier.id)
                  .map((line) => lineOf(line, isOpen))}
              />
            </div>
          </Panel>
        );
      })}
    </OrderPage>
  );
}

/** The link back to the list. */
export const ApprovalsCrumb = (): ReactNode => <RouteLink to={APPROVALS_PATH}>Approvals</RouteLink>;

function facts({ status, isYours, requesterName, approverName, askedAt, expiresAt, total }: Approval) {
  return [
    { term: 'State', description: <ApprovalStatusBadge status={status} /> },
    { term: 'Asked by', description: isYours ? 'You' : requesterName },
    { term: 'Asked', description: <When at={askedAt} /> },
    { term: 'Answer by', description: status === 'asked' ? <TimeLeft until={expiresAt} /> : null },
    { term: status === 'declined' ? 'Declined by' : 'Approved by', description: approverName },
    {
      term: status === 'ordered' || status === 'approved' ? 'Ordered for' : 'Total when asked',
      description: <Money {...total} />,
    },
  ].filter(({ description }) => description !== null);
}

function Outcome({ approval: { status, note, order, isYours } }: { readonly approval: Approval }) {
  if (status === 'declined')
    return (
      <Notice tone="error" title="Declined">
        {note === null ? null : `“${note}” `}
        {isYours ? 'What came from your cart is back in it.' : null}
      </Notice>
    );
  if (order === null) return null;
  return order.canOpen ? (
    <Notice
      tone={status === 'approved' ? 'warning' : 'success'}
      title={status === 'approved' ? 'Approved and reserved, not paid yet.' : `Ordered as ${order.number}.`}
      action={
        <ButtonLink to={orderPath(order.id)}>{status === 'approved' ? 'Pay' : 'See the order'}</ButtonLink>
      }
    />
  ) : null;
}

/** What has changed since the request was sent. */
function Changes({ details: { approval, cart } }: { readonly details: ApprovalDetails }) {
  const gone = cart.lines.filter(({ problem }) => problem !== null);
  const dearer = cart.lines.filter(({ previousUnitPrice }) => previousUnitPrice !== null);
  if (gone.length > 0)
    return (
      <Notice tone="warning" title="Not everything is available as requested.">
        {gone
          .map(
            ({ name, problem, stock }) =>
              `${name}: ${problem === 'too_few' ? `only ${stock ?? 0} left` : problem === 'out_of_stock' ? 'sold out' : 'no longer available'}`,
          )
          .join('. ')}
        .
      </Notice>
    );
  if (cart.suppliers.some(({ deliveryMethodId }) => deliveryMethodId === null))
    return <Notice tone="warning" title="A supplier can’t deliver there any more." />;
  if (dearer.length === 0 && cart.total.amountMinor === approval.total.amountMinor) return null;
  return (
    <Notice tone="info" title="Prices have changed since it was requested.">
      It was <Money {...approval.total} /> then, and is <Money {...cart.total} /> today. The price on the day
      of ordering applies.
    </Notice>
  );
}

const Today = ({ cart }: Pick<ApprovalDetails, 'cart'>) => (
  <Panel title="Today’s prices">
    <SumsTable
      subtotal={cart.subtotal}
      tax={cart.tax}
      delivery={cart.delivery}
      total={cart.total}
      vat={cart.vat}
      label="Totals today"
    />
  </Panel>
);

type ActsProps = Pick<ApprovalViewProps, 'onDecline' | 'onWithdraw'> & { readonly approval: Approval };

function Acts({ approval: { actions }, onDecline, onWithdraw }: ActsProps) {
  return (
    <>
      {actions.includes('decline') ? (
        <Button variant="surface" color="red" onClick={onDecline}>
          Decline
        </Button>
      ) : null}
      {actions.includes('withdraw') ? <QuietButton onClick={onWithdraw}>Withdraw</QuietButton> : null}
    </>
  );
}
