import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/index.ts';

/** What every dialog about one step takes. */
export interface AskedStep {
  readonly busy: boolean;
  /** Why the last try was not carried out, in a sentence. */
  readonly failure: string | null;
  readonly onClose: () => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

interface StepDialogProps extends Omit<AskedStep, 'failure'> {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** Asks what a step of an admin needs; it cannot be left while the step is under way. */
export function StepDialog({ busy, onClose, returnFocusTo, ...dialog }: StepDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      returnFocusTo={returnFocusTo}
      {...dialog}
    />
  );
}
