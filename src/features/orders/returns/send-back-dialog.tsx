import { TextField } from '../../../ui/index.ts';
import { atMost, useFields } from '../../forms/index.ts';
import type { ReturnDialogProps } from './return-dialog.types.ts';
import { ReturnFormDialog } from './return-form-dialog.tsx';

/** A buyer reports that the goods are on their way back. */
export function SendBackDialog({ onAction, ...dialog }: ReturnDialogProps) {
  const fields = useFields<{ tracking: string }>({ tracking: '' });
  return (
    <ReturnFormDialog
      {...dialog}
      what="Sent back"
      description="The supplier is notified and says when it has arrived."
      size="small"
      unsaved="the tracking number"
      fields={fields}
      submit="I’ve sent it back"
      onSubmit={({ tracking }) => onAction({ action: 'send_back', tracking: tracking.trim() || null })}
    >
      <TextField label="Tracking number" optional {...fields.field('tracking', atMost(200))} />
    </ReturnFormDialog>
  );
}
