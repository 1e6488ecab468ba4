import { CheckboxField, formatMoney } from '../../../ui/index.ts';
import { useFields } from '../../forms/index.ts';
import type { ReturnDialogProps } from './return-dialog.types.ts';
import { ReturnFormDialog } from './return-form-dialog.tsx';
import { wasDecided } from './return-texts.ts';

/** A supplier reports that the goods have arrived, and whether they can be sold again. */
export function ReceiveDialog({ onAction, ...dialog }: ReturnDialogProps) {
  const { agreed } = dialog.subject;
  const fields = useFields<{ putBackInStock: boolean }>({ putBackInStock: false });
  return (
    <ReturnFormDialog
      {...dialog}
      what="Goods received"
      description={`Please check them. Then refund ${agreed ? formatMoney(agreed) : 'the buyer'}, or ${wasDecided(dialog.subject) ? 'say that they came back damaged or incomplete' : 'ask Quayside to decide'}.`}
      size="small"
      unsaved="your answer"
      fields={fields}
      submit="Goods received"
      onSubmit={({ putBackInStock }) => onAction({ action: 'receive', putBackInStock })}
    >
      <CheckboxField
        label="Put back in stock"
        hint="Only if they can be sold again as new."
        {...fields.field('putBackInStock')}
      />
    </ReturnFormDialog>
  );
}
