import { answer, asForm } from '../../api/index.ts';
import { TextAreaField } from '../../ui/index.ts';
import { requiredText, SubmissionDialog, useFields } from '../forms/index.ts';
import { useApiMutation } from '../server-data/index.ts';
import { DocumentDrop, useDocumentFile } from './document-drop.tsx';
import { kindLabels } from './invoice-texts.ts';
import type { Invoice } from './invoice.types.ts';

export interface ReplaceInvoiceDialogProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

interface Replacement {
  readonly reason: string;
  readonly file: File;
}

/** The maximum length in the contract (replaceOwnInvoice). */
const longestReason = 500;

/** Replaces a wrong file by another. Mount it only while it is open. */
export function ReplaceInvoiceDialog({ invoice, onClose }: ReplaceInvoiceDialogProps) {
  const { id, kind, number } = invoice;
  const word = kindLabels[kind].toLowerCase();
  const chosen = useDocumentFile(word);
  const fields = useFields({ reason: '' });
  const replace = useApiMutation({
    send: ({ client, signal }, { reason, file }: Replacement) =>
      answer(
        client.POST('/invoices/{invoiceId}/replacement', {
          params: { path: { invoiceId: id } },
          ...asForm({ reason, file }),
          signal,
        }),
      ),
    onDone: onClose,
    success: ({ message }) => message,
    invalidates: [['transactions']],
  });
  return (
    <SubmissionDialog
      title={`Replace the file of ${number}`}
      description={`Only if you sent a wrong file: the new one has the same number and date. The buyer is notified, and the first file is kept. If the ${word} itself is wrong, the law requires a corrected one with its own number: send that to the buyer instead.`}
      unsaved="the new file"
      onClose={onClose}
      fields={fields}
      submission={replace}
      places={{ labels: { reason: 'Reason' } }}
      onSubmit={({ reason }) => {
        const file = chosen.taken();
        if (file !== null) void replace.run({ reason: reason.trim(), file });
      }}
      submit="Replace the file"
      leave="Cancel"
    >
      <TextAreaField
        label="What was wrong with it?"
        hint="The buyer reads this."
        rows={2}
        {...fields.field('reason', requiredText('Say what was wrong with it.', longestReason))}
      />
      <DocumentDrop {...chosen} word={word} />
    </SubmissionDialog>
  );
}
