import { ExternalLink, Landmark, LockKeyhole, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OnboardingFailure, PaymentAccount } from '../../../machines/onboarding/index.ts';
import { BusyButton, Button, FormActions, Notice, Panel, StatusBadge } from '../../../ui/index.ts';
import { ButtonLink, WaitNotice } from '../../account/index.ts';
import { StepFailure } from './step-frame.tsx';
import styles from './payment-states.module.css';

export interface PaymentViewProps {
  failure: OnboardingFailure | null;
  /** A sandbox plays the payment provider's part. */
  isDemo: boolean;
  slow: boolean;
  /** The account is being read again. */
  reading: boolean;
  /** A link is being made, then the browser leaves. */
  going: boolean;
  onSetUp: () => void;
  onContinue: () => void;
  onCheck: () => void;
  onGoOn: () => void;
  onCancel: () => void;
}

const Quiet = ({ busy, onPress, children }: { busy: boolean; onPress: () => void; children: ReactNode }) => (
  <BusyButton size="3" variant="surface" color="gray" highContrast busy={busy} onClick={onPress}>
    {children}
  </BusyButton>
);

const GoToStripe = ({
  busy,
  onPress,
  children,
}: {
  busy: boolean;
  onPress: () => void;
  children: ReactNode;
}) => (
  <BusyButton size="3" busy={busy} onClick={onPress}>
    {children}
    <ExternalLink size={16} aria-hidden />
  </BusyButton>
);

function DemoWord({ isDemo }: { isDemo: boolean }) {
  return isDemo ? (
    <Notice title="This is the demo market">
      A sandbox, “Harbour Pay”, plays Stripe’s part: no bank is asked and no money moves. Invent what you
      like.
    </Notice>
  ) : null;
}

/** There is none yet: what it is, who keeps it, what is asked there. */
export function NoAccount({ failure, isDemo, slow, going, onSetUp, onCancel }: PaymentViewProps) {
  const refused = failure?.code === 'PAYMENT_ACCOUNT_REFUSED';
  return (
    <>
      <Panel title="A payment account at Stripe">
        <ul className={styles.facts}>
          <li>
            <Landmark size={20} aria-hidden />
            <span>
              <strong>What it is for.</strong> Crew pay when they order or book. Your share is paid out to
              your bank account after delivery, or after the work is done.
            </span>
          </li>
          <li>
            <LockKeyhole size={20} aria-hidden />
            <span>
              <strong>Who keeps it.</strong> Stripe, the payment provider of this market. You enter your
              details on Stripe’s own page; they never pass through Quayside.
            </span>
          </li>
          <li>
            <UserRoundCheck size={20} aria-hidden />
            <span>
              <strong>What is asked there.</strong> Your IBAN, the company’s number, and who owns and runs the
              company, sometimes with a photograph of an identity card.
            </span>
          </li>
        </ul>
      </Panel>
      <DemoWord isDemo={isDemo} />
      <StepFailure
        failure={failure}
        action={
          refused ? (
            <ButtonLink to="/contact-us" variant="surface">
              Write to us
            </ButtonLink>
          ) : undefined
        }
      />
      <WaitNotice slow={slow} onCancel={onCancel} />
      <FormActions>
        <GoToStripe busy={going} onPress={onSetUp}>
          {failure && !refused ? 'Try again' : 'Set up on Stripe’s page'}
        </GoToStripe>
      </FormActions>
    </>
  );
}

/** The link is there and the browser was told to go: a moment, or what one sees after the browser's Back. */
export function Leaving({ onContinue, onCheck }: PaymentViewProps) {
  return (
    <>
      <Notice live title="We are taking you to Stripe’s page">
        When you are done there, Stripe brings you back here. If nothing opens, open the page anew: the link
        is good for a few minutes only.
      </Notice>
      <FormActions>
        <Quiet busy={false} onPress={onContinue}>
          Open Stripe’s page again
        </Quiet>
        <Quiet busy={false} onPress={onCheck}>
          I have been there: check
        </Quiet>
      </FormActions>
    </>
  );
}

interface IncompleteProps extends PaymentViewProps {
  requirements: PaymentAccount['requirementsDue'];
}

/** Something is still asked for, by name. */
export function Incomplete({
  requirements,
  isDemo,
  slow,
  reading,
  going,
  onContinue,
  onCheck,
  onCancel,
}: IncompleteProps) {
  return (
    <>
      <Panel
        title="Stripe still needs something"
        action={<StatusBadge tone="warning">Not finished</StatusBadge>}
        description="Your account is open, and what you entered there is kept."
      >
        {requirements.length > 0 ? (
          <ul className={styles.due} aria-label="Still needed">
            {requirements.map(({ code, label }) => (
              <li key={code}>{label}</li>
            ))}
          </ul>
        ) : (
          <p className={styles.sentence}>Go on where you stopped: Stripe shows you what is open.</p>
        )}
      </Panel>
      <DemoWord isDemo={isDemo} />
      <WaitNotice slow={slow} onCancel={onCancel} />
      <FormActions>
        <GoToStripe busy={going} onPress={onContinue}>
          Go on at Stripe
        </GoToStripe>
        <Quiet busy={reading} onPress={onCheck}>
          Check again
        </Quiet>
      </FormActions>
    </>
  );
}

/** All is handed in; the provider is looking at it. */
export function Pending({ slow, reading, going, onGoOn, onCheck, onContinue, onCancel }: PaymentViewProps) {
  return (
    <>
      <Panel
        title="Stripe is checking your details"
        action={<StatusBadge tone="info">Being checked</StatusBadge>}
        description="It mostly takes a few minutes, at times a day or two. There is nothing for you to do."
      >
        <p className={styles.sentence}>
          We ask every 15 seconds while this page is open. You can go on, or close the page: the answer waits
          for you here.
        </p>
      </Panel>
      <WaitNotice slow={slow} onCancel={onCancel} />
      <FormActions>
        <Button
          size="3"
          onClick={() => {
            if (!reading && !going) onGoOn();
          }}
        >
          Go on meanwhile
        </Button>
        <Quiet busy={false} onPress={onCheck}>
          Check now
        </Quiet>
        <Quiet busy={going} onPress={onContinue}>
          Look at my details at Stripe
        </Quiet>
      </FormActions>
    </>
  );
}

/** The provider does not open the account, and will not. */
export function Refused({ slow, reading, onCheck, onCancel }: PaymentViewProps) {
  return (
    <>
      <Notice
        tone="error"
        title="Stripe has refused this account"
        action={<ButtonLink to="/contact-us">Write to us</ButtonLink>}
      >
        Stripe decides this alone and does not tell us every reason; the mail it sent you may. Your company,
        your list and everything else here is kept. Write to us: we ask Stripe for you, and tell you what else
        can be done.
      </Notice>
      <WaitNotice slow={slow} onCancel={onCancel} />
      <FormActions>
        <Quiet busy={reading} onPress={onCheck}>
          Check again
        </Quiet>
      </FormActions>
    </>
  );
}

/** It takes charges. */
export function Ready({ slow, reading, onGoOn, onCheck, onCancel }: PaymentViewProps) {
  return (
    <>
      <Panel
        title="Your payment account is ready"
        action={<StatusBadge tone="success">Ready</StatusBadge>}
        description="Crew can pay you, and your share is paid out to your bank."
      >
        <p className={styles.sentence}>
          Your bank account and the people behind the company are changed at Stripe, not here.
        </p>
      </Panel>
      <WaitNotice slow={slow} onCancel={onCancel} />
      <FormActions>
        <Button size="3" onClick={onGoOn}>
          Go on
        </Button>
        <Quiet busy={reading} onPress={onCheck}>
          Check again
        </Quiet>
      </FormActions>
    </>
  );
}

/** Where it stands could not be found out, or was stopped. */
export function Unread({ failure, onCheck, onContinue }: PaymentViewProps) {
  return (
    <>
      {failure ? (
        <StepFailure failure={failure} />
      ) : (
        <Notice live tone="warning" title="We do not know yet where your account stands">
          You stopped the question. Nothing is lost: ask again, or go on at Stripe.
        </Notice>
      )}
      <FormActions>
        <Button size="3" onClick={onCheck}>
          Ask again
        </Button>
        <Quiet busy={false} onPress={onContinue}>
          Go on at Stripe
        </Quiet>
      </FormActions>
    </>
  );
}
