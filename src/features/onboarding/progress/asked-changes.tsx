import type { StepName, Vendor } from '../../../machines/onboarding/index.ts';
import { Button, Notice } from '../../../ui/index.ts';
import styles from './onboarding-progress.module.css';

interface AskedChangesProps {
  readonly vendor: Vendor | null;
  readonly step: StepName;
  /** Null while a call is in progress. */
  readonly onOpen: ((step: StepName) => void) | null;
}

/** The steps that show the admin’s note themselves. */
const saidByStep: readonly StepName[] = ['company-profile', 'completion'];

/** The changes that an admin requested, shown above every step, with a button to the step. */
export function AskedChanges({ vendor, step, onOpen }: AskedChangesProps) {
  if (vendor?.application.status !== 'changes_requested' || saidByStep.includes(step)) return null;
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
      <p className={styles.asked}>{vendor.application.note}</p>
    </Notice>
  );
}
