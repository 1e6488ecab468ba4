import { useState } from 'react';
import { CircleCheck, CircleDashed, RotateCw } from 'lucide-react';
import { StepDrawing } from '../../../ui/drawings/index.ts';
import type { PaymentAccount, ProgressStep, StepName, Vendor } from '../../../machines/onboarding/index.ts';
import type { VendorRole } from '../../../machines/import/index.ts';
import { Button, FormActions, Notice, Panel, QuietButton } from '../../../ui/index.ts';
import { ButtonLink, listingsPathOf } from '../../links/index.ts';
import { StepFrame } from '../steps/step-frame.tsx';
import { approvalText } from './approval-text.ts';
import styles from './completion.module.css';

/** The notice already has the primary button. */
const quiet = { variant: 'surface', color: 'gray', highContrast: true } as const;

interface CompleteProps {
  step: ProgressStep;
  role: VendorRole;
  vendor: Vendor;
  /** Whether the application is complete. */
  isDescribed: boolean;
  account: PaymentAccount | null;
  onOpen: (step: StepName) => void;
  onCheck: () => void;
}

interface Condition {
  readonly title: string;
  readonly met: boolean;
  /** Omitted if the condition is met or waits. */
  readonly state?: string;
  readonly text: string;
}

type ApplicationStatus = Vendor['application']['status'];

function approvalState(status: ApplicationStatus): string {
  if (status === 'approved') return 'done';
  if (status === 'rejected') return 'rejected';
  return status === 'draft' || status === 'changes_requested' ? 'your turn' : 'waiting';
}

function reviewText(status: ApplicationStatus, isDescribed: boolean): string {
  switch (status) {
    case 'approved':
      return 'An administrator has approved your company.';
    case 'rejected':
      return 'An administrator has rejected your application.';
    case 'changes_requested':
      return 'An administrator has asked for changes and reviews your company again once you’ve sent them.';
    case 'draft':
      return isDescribed
        ? 'An administrator reviews your company once you’ve sent it for approval.'
        : 'An administrator reviews your company once you’ve filled in its details.';
    case 'submitted':
    case 'in_review':
      return 'An administrator reviews your company. See above how long it takes.';
  }
}

/** A completed onboarding: live, or what it waits for, with the state of its three conditions. */
export function Complete({ step, role, vendor, isDescribed, account, onOpen, onCheck }: CompleteProps) {
  const [now] = useState(() => new Date());
  const approval = approvalText(vendor, isDescribed, now);
  const { approved, onboardingComplete, canTakeCharges } = vendor.conditions;
  const note =
    vendor.status === 'suspended'
      ? vendor.suspensionReason
      : vendor.application.status === 'approved'
        ? null
        : vendor.application.note;
  const conditions: readonly Condition[] = [
    {
      title: 'Approved',
      met: approved,
      state: approvalState(vendor.application.status),
      text: reviewText(vendor.application.status, isDescribed),
    },
    {
      title: 'Set up',
      met: onboardingComplete,
      text: isDescribed
        ? 'Company, list and payment account are complete.'
        : 'List and payment account are complete.',
    },
    {
      title: 'Can take payments',
      met: canTakeCharges,
      text: canTakeCharges
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
      title={approval?.headline ?? (role === 'supplier' ? 'Your shop is live' : 'Your services are live')}
      lead={approval?.lead ?? 'Crew can now find you and order or book.'}
      drawing={<StepDrawing step="go-live" />}
    >
      {approval ? (
        <Notice
          live
          tone={approval.tone}
          title={approval.title}
          action={
            approval.needsCompanyEdit ? (
              <Button onClick={() => onOpen('company-profile')}>Open your company</Button>
            ) : approval.tone === 'error' ? (
              <ButtonLink to="/contact-us" variant="surface">
                Write to us
              </ButtonLink>
            ) : undefined
          }
        >
          {approval.text}
          {note ? (
            <blockquote className={styles.note} aria-label="Message from the administrator">
              {note}
            </blockquote>
          ) : null}
        </Notice>
      ) : null}
      <Panel
        title="Conditions for going live"
        description="All three are needed. You don’t have to keep this page open."
        flush
      >
        <ul className={styles.conditions}>
          {conditions.map(({ title, met, state = met ? 'done' : 'waiting', text }) => (
            <li key={title} data-met={met}>
              {met ? <CircleCheck size={20} aria-hidden /> : <CircleDashed size={20} aria-hidden />}
              <span>
                <strong>
                  {title}
                  <span className={styles.state}>{` · ${state}`}</span>
                </strong>
                {text}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <FormActions>
        <ButtonLink to={listingsPathOf(role)} {...(approval?.needsCompanyEdit ? quiet : {})}>
          {role === 'supplier' ? 'Go to your inventory' : 'Go to your services'}
        </ButtonLink>
        {approval === null && vendor.isLive ? (
          <ButtonLink to={`/vendor-services/${vendor.id}`} variant="surface" color="gray" highContrast>
            {role === 'supplier' ? 'See your shop' : 'See your services as crew see them'}
          </ButtonLink>
        ) : null}
        {approval ? (
          <QuietButton size="3" onClick={onCheck}>
            <RotateCw size={16} aria-hidden />
            Check again
          </QuietButton>
        ) : null}
        {account?.state === 'refused' || vendor.status === 'restricted' ? (
          <QuietButton size="3" onClick={() => onOpen('payment-account')}>
            Go to the payment account
          </QuietButton>
        ) : null}
      </FormActions>
    </StepFrame>
  );
}
