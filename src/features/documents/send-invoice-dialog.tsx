import { useState } from 'react';
import { answer, asForm } from '../../api/index.ts';
import { viewerZone } from '../../browser/viewer-zone.ts';
import { formatMoney, TextField } from '../../ui/index.ts';
import { requiredText, SubmissionDialog, useFields } from '../forms/index.ts';
import { useApiMutation } from '../server-data/index.ts';
import { DocumentDrop, useDocumentFile } from './document-drop.tsx';
import { kindLabels } from './invoice-texts.ts';
import { dayIn } from './months.ts';
import type { AwaitedDocument } from './invoice.types.ts';

export interface SendInvoiceDialogProps {
  readonly awaited: AwaitedDocument;
  readonly saleNumber: string;
  readonly onClose: () => void;
}

interface SentInvoice {
  readonly number: string;
  readonly issuedOn: string;
  readonly file: File;
}

/** The maximum length in the contract (sendOwnInvoice). */
const longestNumber = 60;

/** Uploads a document that the vendor issued, with its number and date. Mount it only while it is open. */
export function SendInvoiceDialog({ awaited, saleNumber, onClose }: SendInvoiceDialogProps) {
  const { id, kind, amount } = awaited;
  const word = kindLabels[kind].toLowerCase();
  const chosen = useDocumentFile(word);
  // Most documents are sent on the day of issue.
  const [today] = useState(() => dayIn(new Date(), viewerZone()));
  const fields = useFields({ number: '', issuedOn: today });
  const send = useApiMutation({
    send: ({ client, signal }, sent: SentInvoice) =>
      answer(
        client.POST('/awaited-invoices/{documentId}', {
          params: { path: { documentId: id } },
          ...asForm({ number: sent.number, issuedOn: sent.issuedOn, file: sent.file }),
          signal,
        }),
      ),
    onDone: onClose,
    success: ({ message }) => message,
    invalidates: [['transactions'], ['dashboards']],
  });
  return (
    <SubmissionDialog
      title={`Send your ${word} for ${saleNumber}`}
      description={`Its total has to be ${formatMoney(amount)}. Check it first: the buyer is notified, and only a wrong file can be replaced.`}
      unsaved={`the ${word}`}
      onClose={onClose}
      fields={fields}
      submission={send}
      places={{ labels: { number: 'Number', issuedOn: 'Date' } }}
      onSubmit={({ number, issuedOn }) => {
        const file = chosen.taken();
        if (file !== null) void send.run({ number: number.trim(), issuedOn, file });
      }}
      submit={`Send the ${word}`}
      leave="Cancel"
    >
      <TextField
        label="Number"
        hint={`As shown on the ${word}.`}
        autoComplete="off"
        {...fields.field('number', requiredText(`Enter the number of the ${word}.`, longestNumber))}
      />
      <TextField
        label="Date"
        type="date"
        {...fields.field('issuedOn', {
          validate: (day) => day !== '' || `Enter the date of the ${word}.`,
        })}
      />
      <DocumentDrop {...chosen} word={word} isAsked={fields.formState.submitCount > 0} />
    </SubmissionDialog>
  );
}
