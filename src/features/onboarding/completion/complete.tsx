import { CircleCheck, CircleDashed, RotateCw } from 'lucide-react';
import { StepDrawing } from '../../../ui/drawings/index.ts';
import type { PaymentAccount, RoadStep, StepName, Vendor } from '../../../machines/onboarding/index.ts';
import type { VendorRole } from '../../../machines/import/index.ts';
import { Button, FormActions, Notice, Panel } from '../../../ui/index.ts';
import { ButtonLink } from '../../account/index.ts';
import { listingsPathOf } from '../onboarding-paths.ts';
import { StepFrame } from '../steps/step-frame.tsx';
import { standingOf } from './approval-words.ts';
import styles from './completion.module.css';

/** The one primary act is in the notice then. */
const quiet = { variant: 'surface', color: 'gray', highContrast: true } as const;

interface CompleteProps {
  step: RoadStep;
  role: VendorRole;
  vendor: Vendor;
  /** The application has all it needs. */
  isDescribed: boolean;
  account: PaymentAccount | null;
  storefrontPath: string | null;
  onOpen: (step: StepName) => void;
  onCheck: () => void;
}

/** A finished onboarding: live, or what it waits for; the three conditions, each with where it stands. */
export function Complete({
  step,
  role,
  vendor,
  isDescribed,
  account,
  storefrontPath,
  onOpen,
  onCheck,
}: CompleteProps) {
  const standing = standingOf(vendor, isDescribed);
  const { approved, onboardingComplete, canTakeCharges } = vendor.conditions;
  const shop = role === 'supplier' ? 'shop' : 'services';
  const note = vendor.application.status === 'approved' ? null : vendor.application.note;
  const conditions = [
    {
      title: 'Approved',
      met: approved,
      words: approved
        ? 'An administrator has approved your company.'
        : isDescribed
          ? 'An administrator looks at your company first.'
          : 'An administrator looks at your company first, once it is described.',
    },
    {
      title: 'Set up',
      met: onboardingComplete,
      words: isDescribed
        ? 'Company, list and payment account are there.'
        : 'List and payment account are there.',
    },
    {
      title: 'Can take payments',
      met: canTakeCharges,
      words: canTakeCharges
        ? 'Stripe lets crew pay you.'
        : account?.state === 'refused'
          ? 'Stripe has refused your account.'
          : 'Stripe is still checking your details.',
    },
  ];
  return (
    <StepFrame
      step={step}
      role={role}
      title={standing?.headline ?? (role === 'supplier' ? 'Your shop is live' : 'Your services are live')}
      lead={standing?.lead ?? 'Crew can find you, and order or book, from now on.'}
      drawing={<StepDrawing step="go-live" />}
    >
      {standing ? (
        <Notice
          live
          tone={standing.tone}
          title={standing.title}
          action={
            standing.mendsCompany ? (
              <Button onClick={() => onOpen('company-profile')}>Open your company</Button>
            ) : standing.tone === 'error' ? (
              <ButtonLink to="/contact-us" variant="surface">
                Write to us
              </ButtonLink>
            ) : undefined
          }
        >
          {standing.words}
          {note ? (
            <blockquote className={styles.note} aria-label="What the administrator wrote">
              {note}
            </blockquote>
          ) : null}
        </Notice>
      ) : null}
      <Panel
        title={`What makes your ${shop} show`}
        description="All three together. You do not have to keep this page open."
        flush
      >
        <ul className={styles.conditions}>
          {conditions.map(({ title, met, words }) => (
            <li key={title} data-met={met}>
              {met ? <CircleCheck size={20} aria-hidden /> : <CircleDashed size={20} aria-hidden />}
              <span>
                <strong>
                  {title}
                  <span className={styles.state}>{met ? ' · done' : ' · waiting'}</span>
                </strong>
                {words}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <FormActions>
        <ButtonLink to={listingsPathOf(role)} {...(standing?.mendsCompany ? quiet : {})}>
          {role === 'supplier' ? 'To your inventory' : 'To your services'}
        </ButtonLink>
        {standing === null && storefrontPath ? (
          <ButtonLink to={storefrontPath} variant="surface" color="gray" highContrast>
            See it as crew do
          </ButtonLink>
        ) : null}
        {standing ? (
          <Button size="3" variant="surface" color="gray" highContrast onClick={onCheck}>
            <RotateCw size={16} aria-hidden />
            Check again
          </Button>
        ) : null}
        {account?.state === 'refused' || vendor.status === 'restricted' ? (
          <Button
            size="3"
            variant="surface"
            color="gray"
            highContrast
            onClick={() => onOpen('payment-account')}
          >
            To the payment account
          </Button>
        ) : null}
      </FormActions>
    </StepFrame>
  );
}
