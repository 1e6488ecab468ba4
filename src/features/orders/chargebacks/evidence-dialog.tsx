import { useWatch } from 'react-hook-form';
import { formatMoney, TextAreaField } from '../../../ui/index.ts';
import {
  counterText,
  requiredText,
  SubmissionDialog,
  useFields,
  type Submission,
} from '../../forms/index.ts';
import type { Chargeback } from './chargeback.types.ts';

interface EvidenceDialogProps {
  readonly chargeback: Chargeback;
  readonly submission: Submission;
  readonly returnFocusTo: () => HTMLElement | null;
  readonly onClose: () => void;
  readonly onSend: (evidence: string) => void;
}

/** Maximum length in the contract (sendChargebackEvidence). */
const evidenceMost = 20_000;

/** Asks for the evidence text, prefilled with the facts of the purchase. Mount it only while it is open. */
export function EvidenceDialog({ chargeback, onSend, ...dialog }: EvidenceDialogProps) {
  const { amount, evidence } = chargeback;
  const fields = useFields({ evidence });
  const counter = counterText(useWatch({ control: fields.control, name: 'evidence' }), evidenceMost);
  return (
    <SubmissionDialog
      {...dialog}
      title={`Evidence for ${formatMoney(amount)}`}
      description="Check it and add what only you know: who signed, what was agreed. It can be sent once and is recorded in the audit log."
      size="large"
      unsaved="the evidence"
      fields={fields}
      submit="Send to the bank"
      onSubmit={(values) => onSend(values.evidence.trim())}
    >
      <TextAreaField
        label="Evidence"
        hint="The buyer’s bank reads this. No passwords, no card numbers."
        rows={16}
        counter={counter}
        {...fields.field('evidence', requiredText('Write what the bank should know.', evidenceMost))}
      />
    </SubmissionDialog>
  );
}
