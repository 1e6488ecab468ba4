import type { StepName, Vendor } from '../../../machines/onboarding/index.ts';
import { Button, Notice } from '../../../ui/index.ts';
import { ButtonLink } from '../../links/index.ts';
import styles from './onboarding-progress.module.css';

interface DecisionNoticeProps {
  readonly vendor: Vendor | null;
  readonly step: StepName;
  /** Null while a call is in progress. */
  readonly onOpen: ((step: StepName) => void) | null;
}

/** The steps that show the admin’s note themselves. */
const saidByStep: readonly StepName[] = ['company-profile', 'completion'];

/** What an admin decided that the vendor has to know at every step: the changes to make, or that it was rejected. */
export function DecisionNotice({ vendor, step, onOpen }: DecisionNoticeProps) {
  if (vendor === null || saidByStep.includes(step)) return null;
  const { status, note } = vendor.application;
  if (status === 'changes_requested')
    return (
      <Notice
        tone="warning"
        title="We asked you for changes to your company"
        action={
          <Button variant="surface" disabled={onOpen === null} onClick={() => onOpen?.('company-profile')}>
            Open your company
          </Button>
        }
      >
        <p className={styles.note}>{note}</p>
      </Notice>
    );
  if (status === 'rejected')
    return (
      <Notice
        tone="error"
        title="Your application was rejected"
        action={
          <ButtonLink to="/contact-us" variant="surface">
            Write to us
          </ButtonLink>
        }
      >
        <p className={styles.note}>{note}</p>
        <p className={styles.note}>
          Your list is kept but isn’t shown, and there is nothing left for you to do here. If you think this
          is a mistake, write to us: we can look at it again.
        </p>
      </Notice>
    );
  return null;
}
