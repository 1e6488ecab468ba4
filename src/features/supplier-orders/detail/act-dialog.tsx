import { ConfirmDialog, Dialog } from '../../../ui/index.ts';
import type { SubOrder } from '../../order-parts/index.ts';
import type { ActFormProps } from './act-form.types.ts';
import type { SupplierAction } from './action-words.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { DispatchForm } from './dispatch-form.tsx';
import { NoteForm } from './note-form.tsx';
import { ProposeForm } from './propose-form.tsx';

export interface ActDialogProps extends ActFormProps {
  /** The step that is asked about; null when none is. */
  readonly action: SupplierAction | null;
  readonly returnFocusTo: () => HTMLElement | null;
}

interface Asked {
  readonly title: (subOrder: SubOrder) => string;
  readonly words: string;
  readonly confirm: string;
}

/** Steps that need nothing typed, only a second look: they start clocks and move money. */
const askedFirst: Readonly<Partial<Record<SupplierAction, Asked>>> = {
  mark_ready: {
    title: ({ number }) => `Is ${number} ready for collection?`,
    words: 'The crew gets a mail that it can be collected.',
    confirm: 'It is ready',
  },
  mark_delivered: {
    title: ({ number }) => `Was ${number} handed over?`,
    words:
      'The crew is asked to confirm. Seven days later the order completes by itself, and your share is sent to you.',
    confirm: 'It was handed over',
  },
};

const titles: Readonly<Partial<Record<SupplierAction, (subOrder: SubOrder) => string>>> = {
  confirm: ({ number }) => `Confirm ${number}`,
  propose_change: ({ number }) => `Propose a change of ${number}`,
  dispatch: ({ number }) => `Dispatch ${number}`,
  decline: ({ number }) => `Decline ${number}?`,
  cancel: ({ number }) => `Cancel ${number}?`,
};

const leads: Readonly<Partial<Record<SupplierAction, string>>> = {
  decline: 'The buyer is told at once, pays nothing for it, and may order elsewhere. This is final.',
  cancel: 'You had confirmed this. The buyer is told at once and gets the whole sum back. This is final.',
};

/** Asks what a step needs, naming the order; what was typed stays until the step is taken or left. */
export function ActDialog({ action, returnFocusTo, ...form }: ActDialogProps) {
  const { subOrder, busy, failure, onClose, onAct } = form;
  if (action === null) return null;
  const onOpenChange = (open: boolean) => {
    if (!open && !busy) onClose();
  };
  const asked = askedFirst[action];
  if (asked)
    return (
      <ConfirmDialog
        open
        onOpenChange={onOpenChange}
        title={asked.title(subOrder)}
        confirm={asked.confirm}
        busy={busy}
        returnFocusTo={returnFocusTo}
        onConfirm={() => onAct({ action })}
      >
        {failure === null ? asked.words : <span role="alert">{failure}</span>}
      </ConfirmDialog>
    );
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={titles[action]?.(subOrder) ?? subOrder.number}
      description={leads[action]}
      returnFocusTo={returnFocusTo}
    >
      {action === 'confirm' ? <ConfirmForm {...form} /> : null}
      {action === 'propose_change' ? <ProposeForm {...form} /> : null}
      {action === 'dispatch' ? <DispatchForm {...form} /> : null}
      {action === 'decline' || action === 'cancel' ? <NoteForm {...form} action={action} /> : null}
    </Dialog>
  );
}
