import { useCallback, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { SkeletonTable } from '../../../../ui/index.ts';
import { CheckoutBox, useBrowserReturn, useCheckout, useCheckoutEnd } from '../../../cart/index.ts';
import { ReasonDialog, SubmissionConfirmDialog } from '../../../forms/index.ts';
import { useMarketPorts } from '../../../ports/index.ts';
import { OrderNotFound, ReadOrder, useOrderEvents } from '../../shared/index.ts';
import { APPROVALS_PATH } from '../order-path.ts';
import { placeOf } from './approval-lines.ts';
import type { ApprovalDetails } from './approval-texts.ts';
import { ApprovalsCrumb, ApprovalView } from './approval-view.tsx';
import { useApprovalAction, useApproval } from './use-approval.ts';

/** `/crew/orders-management?approval=…`: one request, for its buyer and its approvers. */
export function ApprovalScreen({ approvalId }: { readonly approvalId: string }) {
  const read = useApproval(approvalId);
  useOrderEvents();
  const isUnknown = read.error?.code === 'NOT_FOUND' || read.error?.code === 'VALIDATION';
  return (
    <ReadOrder
      noun="Request"
      read={read}
      missing={isUnknown ? <NoSuchRequest /> : null}
      breadcrumb={<ApprovalsCrumb />}
      skeleton={<SkeletonTable rows={6} label="Loading the request" />}
      failedText="Nothing was changed."
    >
      {(details, notice) => <OneApproval details={details} notice={notice} onReadAgain={read.refetch} />}
    </ReadOrder>
  );
}

const NoSuchRequest = () => (
  <OrderNotFound noun="Request" listPath={APPROVALS_PATH}>
    The address may be incomplete, or you don’t approve for this yacht any more.
  </OrderNotFound>
);

interface OneApprovalProps {
  readonly details: ApprovalDetails;
  readonly notice: ReactNode;
  readonly onReadAgain: () => void;
}

function OneApproval({ details, notice, onReadAgain }: OneApprovalProps) {
  const { approval, cart } = details;
  const { ports } = useMarketPorts();
  const [asked, setAsked] = useState<'decline' | 'withdraw' | null>(null);
  const close = () => setAsked(null);
  const mutation = useApprovalAction(approval.id, close);
  const ask = (what: 'decline' | 'withdraw') => {
    mutation.clear();
    setAsked(what);
  };
  const [snapshot, send] = useCheckout({ orderId: null, cameBack: false });
  useBrowserReturn(
    useCallback(() => {
      send({ type: 'BROWSER.RETURNED' });
      onReadAgain();
    }, [onReadAgain, send]),
  );
  const orderPath = useCheckoutEnd(snapshot, ['paid', 'confirming', 'declined', 'unpaid'], onReadAgain);
  if (orderPath !== null) return <Navigate to={orderPath} replace />;
  // While the order is being placed here, a reload must not remove the way to pay.
  const isBuying = approval.actions.includes('order') || !snapshot.matches('reviewing');
  return (
    <>
      <ApprovalView
        details={details}
        notice={notice}
        place={placeOf(details, ports)}
        portName={(slug) => ports.find((port) => port.slug === slug)?.name ?? slug}
        checkout={
          isBuying ? (
            <CheckoutBox
              cart={cart}
              bought={{ approvalId: approval.id }}
              ask={null}
              isSettled
              isSlow={false}
              onCancel={onReadAgain}
              blocker={null}
              onBlocked={onReadAgain}
              snapshot={snapshot}
              send={send}
            />
          ) : null
        }
        onDecline={() => ask('decline')}
        onWithdraw={() => ask('withdraw')}
      />
      {asked === 'decline' ? (
        <ReasonDialog
          title={`Decline ${approval.number}?`}
          consequence={`${approval.requesterName} is notified, and gets the items back in the cart. This can’t be undone.`}
          label="Why?"
          hint={`${approval.requesterName} reads this.`}
          submit="Decline"
          leave="Keep it"
          isDestructive
          submission={mutation}
          onReason={(note) => mutation.run({ action: 'decline', note })}
          onClose={close}
        />
      ) : null}
      <SubmissionConfirmDialog
        open={asked === 'withdraw'}
        submission={mutation}
        onClose={close}
        title={`Withdraw ${approval.number}?`}
        confirm="Withdraw"
        cancel="Keep it"
        destructive
        onConfirm={() => void mutation.run({ action: 'withdraw' })}
      >
        What came from your cart goes back into it. Nothing was reserved or charged.
      </SubmissionConfirmDialog>
    </>
  );
}
