import type { StepName, Vendor } from '../../../machines/onboarding/index.ts';
import { Button, Notice } from '../../../ui/index.ts';
import styles from './onboarding-progress.module.css';

interface AskedChangesProps {
  readonly vendor: Vendor | null;
  readonly step: StepName;
  /** Null while something is under way. */
  readonly onOpen: ((step: StepName) => void) | null;
}

/** The pages that show the admin’s words themselves. */
const saidByStep: readonly StepName[] = ['company-profile', 'completion'];

/** What an admin asked to be changed, above whatever step a vendor comes back to, with the way to where it is changed. */
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
