import { useForm } from 'react-hook-form';
import {
  Button,
  Dialog,
  Form,
  FormActions,
  formatMoney,
  listFieldErrors,
  SubmitButton,
  TextAreaField,
} from '../../../ui/index.ts';
import type { SubOrder } from '../../order-parts/index.ts';

/** The two ways a dispute ends. */
export type Settlement = 'settle_dispute' | 'accept_return';

export interface SettleDialogProps {
  readonly subOrder: SubOrder;
  readonly settlement: Settlement;
  readonly busy: boolean;
  /** Why the last try was not carried out, in a sentence. */
  readonly failure: string | null;
  readonly onClose: () => void;
  readonly onSettle: (note: string) => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

const words = {
  settle_dispute: {
    title: 'Decide for the supplier',
    lead: ({ supplier }: SubOrder) =>
      `The delivery stands: ${supplier.name} gets its share. Both sides are told. This is final.`,
    button: 'Decide for the supplier',
  },
  accept_return: {
    title: 'Decide for the buyer',
    lead: ({ acceptedTotal, total }: SubOrder) =>
      `The goods go back, and ${formatMoney(acceptedTotal ?? total)} goes back to the buyer. Both sides are told. This is final.`,
    button: 'Return and refund',
  },
} as const;

/** Ends a dispute, with words that both sides read. */
export function SettleDialog(props: SettleDialogProps) {
  const { subOrder, settlement, busy, failure, onClose, onSettle, returnFocusTo } = props;
  const { register, handleSubmit, formState } = useForm<{ note: string }>({
    shouldFocusError: false,
    defaultValues: { note: '' },
  });
  const { errors } = formState;
  const { title, lead, button } = words[settlement];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={`${title}: ${subOrder.number}`}
      description={lead(subOrder)}
      returnFocusTo={returnFocusTo}
    >
      <Form
        aria-label={title}
        busy={busy}
        errors={listFieldErrors(errors)}
        failure={failure}
        onSubmit={(event) => void handleSubmit(({ note }) => onSettle(note.trim()))(event)}
      >
        <TextAreaField
          label="Why"
          hint="The buyer and the supplier read these words."
          rows={3}
          error={errors.note?.message}
          {...register('note', {
            validate: (text) => text.trim() !== '' || 'Please say why.',
            maxLength: { value: 1000, message: 'Please say it in 1,000 letters.' },
          })}
        />
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
          <SubmitButton busy={busy} {...(settlement === 'accept_return' && { color: 'red' as const })}>
            {button}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
