import { StepDrawing } from '../../../ui/drawings/index.ts';
import { CommissionNote } from '../../commission/index.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import {
  Incomplete,
  Leaving,
  NoAccount,
  Pending,
  Ready,
  Refused,
  Unread,
  type PaymentViewProps,
} from './payment-states.tsx';
import { Waiting } from './waiting.tsx';
import styles from './payment-states.module.css';

/** The payment account: its state at the payment provider, and what comes next. */
export function PaymentStep({ step, snapshot, send, isDemo, distanceSales }: StepProps) {
  const { role, account, failure, vendor } = snapshot.context;
  const slow = snapshot.hasTag('slow');
  const reading = snapshot.matches({ paymentAccount: 'reading' });
  const refreshing = snapshot.matches({ paymentAccount: 'refreshing' });
  const creating = snapshot.matches({ paymentAccount: 'creating' });
  const at = (state: 'none' | 'leaving' | 'unread' | 'looking') =>
    snapshot.matches({ paymentAccount: state });
  const view: PaymentViewProps = {
    failure,
    isDemo,
    slow,
    reading,
    going: creating || refreshing,
    onSetUp: () => send({ type: 'PAYMENT.SET_UP' }),
    onContinue: () => send({ type: 'PAYMENT.CONTINUED' }),
    onCheck: () => send({ type: 'PAYMENT.CHECKED' }),
    onGoOn: () => send({ type: 'STEP.CONTINUED' }),
    onCancel: () => send({ type: 'CANCEL.REQUESTED' }),
  };

  function body() {
    if (at('none') || creating) return <NoAccount {...view} />;
    if (at('leaving')) return <Leaving {...view} />;
    if (at('unread')) return <Unread {...view} />;
    if (at('looking')) return <Ready {...view} />;
    // While an account is reloaded or its link renewed, its last known state is shown.
    switch (account?.state) {
      case 'incomplete':
        return <Incomplete {...view} requirements={account.requirementsDue} />;
      case 'pending':
        return <Pending {...view} />;
      case 'refused':
        return <Refused {...view} />;
      case 'ready':
        return <Ready {...view} />;
      default:
        return (
          <Waiting
            label={refreshing ? 'Creating a new link' : 'Asking the payment provider'}
            slow={slow}
            onCancel={view.onCancel}
          />
        );
    }
  }

  return (
    <StepFrame step={step} role={role} drawing={<StepDrawing step="payment-account" />}>
      <p className={styles.sentence}>
        <CommissionNote own={vendor?.commissionBasisPoints} />
      </p>
      {/* Before the button that continues, so that it is not overlooked. */}
      {distanceSales}
      {body()}
    </StepFrame>
  );
}
