import type { ReactNode } from 'react';
import { Button, FormActions, SubmitButton } from '../../../ui/index.ts';
import type { SubOrder } from '../../order-parts/index.ts';
import type { ActInput } from './sub-order-queries.ts';

/** What every form of a step takes. */
export interface ActFormProps {
  readonly subOrder: SubOrder;
  readonly busy: boolean;
  /** Why the last try was not carried out, in a sentence. */
  readonly failure: string | null;
  readonly onClose: () => void;
  readonly onAct: (input: ActInput) => void;
}

interface ActFormButtonsProps extends Pick<ActFormProps, 'busy' | 'onClose'> {
  readonly isDestructive?: boolean;
  readonly children: ReactNode;
}

/** The ways out of a step: back without it, and the step itself in its own words. */
export function ActFormButtons({ busy, onClose, isDestructive = false, children }: ActFormButtonsProps) {
  return (
    <FormActions align="end">
      <Button
        type="button"
        size="3"
        variant="surface"
        color="gray"
        highContrast
        disabled={busy}
        onClick={onClose}
      >
        Back
      </Button>
      <SubmitButton busy={busy} {...(isDestructive && { color: 'red' as const })}>
        {children}
      </SubmitButton>
    </FormActions>
  );
}
