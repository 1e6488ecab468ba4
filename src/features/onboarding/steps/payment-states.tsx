import { ExternalLink, Landmark, LockKeyhole, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OnboardingFailure, PaymentAccount } from '../../../machines/onboarding/index.ts';
import { BusyButton, Button, FormActions, Notice, Panel, StatusBadge } from '../../../ui/index.ts';
import { ButtonLink } from '../../links/index.ts';
import { WaitNotice } from '../../forms/index.ts';
import { StepFailure } from './step-frame.tsx';
import styles from './payment-states.module.css';

export interface PaymentViewProps {
  failure: OnboardingFailure | null;
  /** The payment provider is a sandbox. */
  isDemo: boolean;
  slow: boolean;
  /** The account is being reloaded. */
  reading: boolean;
  /** A link is being created, then the browser navigates. */
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
      “Harbour Pay”, a sandbox, stands in for Stripe. No bank is contacted and no money moves. Enter anything
      you like.
    </Notice>
  ) : null;
}

/** There is no account yet: what it is, who keeps it, and what it asks for. */
export function NoAccount({ failure, isDemo, slow, going, onSetUp, onCancel }: PaymentViewProps) {
  const refused = failure?.code === 'PAYMENT_ACCOUNT_REFUSED';
  return (
    <>
      <Panel title="A payment account with Stripe">
        <ul className={styles.facts}>
          <li>
            <Landmark size={20} aria-hidden />
            <span>
              <strong>What it’s for.</strong> Crew pay when they order or book. Your share is paid out to your
              bank account after delivery, or after the work is done.
            </span>
          </li>
          <li>
            <LockKeyhole size={20} aria-hidden />
            <span>
              <strong>Who handles it.</strong> Stripe is the payment provider of this marketplace. You enter
              your details on Stripe’s own page. They never pass through Quayside.
            </span>
          </li>
          <li>
            <UserRoundCheck size={20} aria-hidden />
            <span>
              <strong>What you’ll be asked for.</strong> Your bank account’s number, your company number, and
              who owns and runs the company. Sometimes also a photo of an identity card.
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

/** The browser is navigating to the link: shown briefly, or after the browser's Back. */
export function Leaving({ onContinue, onCheck }: PaymentViewProps) {
  return (
    <>
      <Notice live title="Taking you to Stripe’s page">
        When you’re done there, Stripe brings you back here. If nothing opens, open the page again. The link
        works for only a few minutes.
      </Notice>
      <FormActions>
        <Quiet busy={false} onPress={onContinue}>
          Open Stripe’s page again
        </Quiet>
        <Quiet busy={false} onPress={onCheck}>
          I’m done there: check again
        </Quiet>
      </FormActions>
    </>
  );
}

interface IncompleteProps extends PaymentViewProps {
  requirements: PaymentAccount['requirementsDue'];
}

/** What is still missing, by name. */
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
        description="Your account is open, and what you entered there is saved."
      >
        {requirements.length > 0 ? (
          <ul className={styles.due} aria-label="Still needed">
            {requirements.map(({ code, label }) => (
              <li key={code}>{label}</li>
            ))}
          </ul>
        ) : (
          <p className={styles.sentence}>Continue where you stopped. Stripe shows you what is missing.</p>
        )}
      </Panel>
      <DemoWord isDemo={isDemo} />
      <WaitNotice slow={slow} onCancel={onCancel} />
      <FormActions>
        <GoToStripe busy={going} onPress={onContinue}>
          Continue on Stripe
        </GoToStripe>
        <Quiet busy={reading} onPress={onCheck}>
          Check again
        </Quiet>
      </FormActions>
    </>
  );
}

/** Everything was submitted; the provider is checking it. */
export function Pending({ slow, reading, going, onGoOn, onCheck, onContinue, onCancel }: PaymentViewProps) {
  return (
    <>
      <Panel
        title="Stripe is checking your details"
        action={<StatusBadge tone="info">Being checked</StatusBadge>}
        description="This usually takes a few minutes, sometimes a day or two. There’s nothing you need to do."
      >
        <p className={styles.sentence}>
          We check every 15 seconds while this page is open. You can continue or close the page. You’ll find
          the result here.
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
          Continue in the meantime
        </Button>
        <Quiet busy={false} onPress={onCheck}>
          Check now
        </Quiet>
        <Quiet busy={going} onPress={onContinue}>
          See my details on Stripe
        </Quiet>
      </FormActions>
    </>
  );
}

/** The provider has refused the account. */
export function Refused({ slow, reading, onCheck, onCancel }: PaymentViewProps) {
  return (
    <>
      <Notice
        tone="error"
        title="Stripe has refused this account"
        action={<ButtonLink to="/contact-us">Write to us</ButtonLink>}
      >
        Stripe makes this decision and doesn’t tell us every reason. Its email to you may say more. Your
        company, your list and everything else here is saved. Contact us: we’ll ask Stripe and tell you what
        you can do.
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

/** The account can receive payments. */
export function Ready({ slow, reading, onGoOn, onCheck, onCancel }: PaymentViewProps) {
  return (
    <>
      <Panel
        title="Your payment account is ready"
        action={<StatusBadge tone="success">Ready</StatusBadge>}
        description="Crew can pay you, and your share is paid out to your bank."
      >
        <p className={styles.sentence}>Change your bank account and company owners on Stripe, not here.</p>
      </Panel>
      <WaitNotice slow={slow} onCancel={onCancel} />
      <FormActions>
        <Button size="3" onClick={onGoOn}>
          Continue
        </Button>
        <Quiet busy={reading} onPress={onCheck}>
          Check again
        </Quiet>
      </FormActions>
    </>
  );
}

/** The state of the account could not be loaded, or the user cancelled. */
export function Unread({ failure, onCheck, onContinue }: PaymentViewProps) {
  return (
    <>
      {failure ? (
        <StepFailure failure={failure} />
      ) : (
        <Notice live tone="warning" title="We don’t know the status of your account yet">
          You cancelled. Nothing was lost. Check again, or continue on Stripe.
        </Notice>
      )}
      <FormActions>
        <Button size="3" onClick={onCheck}>
          Check again
        </Button>
        <Quiet busy={false} onPress={onContinue}>
          Continue on Stripe
        </Quiet>
      </FormActions>
    </>
  );
}
