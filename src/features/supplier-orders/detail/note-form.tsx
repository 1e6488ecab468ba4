import { ReasonForm } from '../../order-parts/index.ts';
import type { ActFormProps } from './act-form.types.ts';

const words = {
  decline: {
    label: 'Why can you not deliver?',
    button: 'Decline the order',
  },
  cancel: {
    label: 'Why do you cancel it?',
    button: 'Cancel the order',
  },
} as const;

/** Declines or cancels, with a reason that the buyer reads. */
export function NoteForm({
  action,
  busy,
  failure,
  onClose,
  onAct,
}: ActFormProps & { readonly action: keyof typeof words }) {
  const { label, button } = words[action];
  return (
    <ReasonForm
      {...{ busy, failure, onClose, label }}
      name={button}
      step={button}
      hint="The buyer reads these words."
      isDestructive
      onReason={(note) => onAct({ action, note })}
    />
  );
}
