import { useState } from 'react';
import { answer } from '../../api/index.ts';
import { FileDrop, formatMoney, TextField } from '../../ui/index.ts';
import { photoLimits, requiredText, SubmissionDialog, useFields } from '../forms/index.ts';
import { useApiMutation } from '../server-data/index.ts';
import { kindLabels } from './invoice-texts.ts';
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

/** Contract: sendOwnInvoice. */
const longestNumber = 60;

/** The file of a document that the vendor issued itself, with what is on it. Mount it while it is open. */
export function SendInvoiceDialog({ awaited, saleNumber, onClose }: SendInvoiceDialogProps) {
  const { id, kind, amount } = awaited;
  const word = kindLabels[kind].toLowerCase();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const fields = useFields({ number: '', issuedOn: '' });
  const send = useApiMutation({
    send: ({ client, signal }, sent: SentInvoice) =>
      answer(
        client.POST('/awaited-invoices/{documentId}', {
          params: { path: { documentId: id } },
          // The contract types a file's content as text; what is sent is the file itself.
          body: { number: sent.number, issuedOn: sent.issuedOn, file: sent.file.name },
          bodySerializer: () => {
            const form = new FormData();
            form.append('number', sent.number);
            form.append('issuedOn', sent.issuedOn);
            form.append('file', sent.file, sent.file.name);
            return form;
          },
          signal,
        }),
      ),
    onDone: onClose,
    success: ({ message }) => message,
    invalidates: [['transactions'], ['dashboards']],
  });
  const choose = (chosen: File) => {
    const isTooLarge = chosen.size > photoLimits.mostBytes;
    setProblem(isTooLarge ? `${chosen.name} is larger than 10 MB.` : null);
    setFile(isTooLarge ? null : chosen);
  };
  return (
    <SubmissionDialog
      title={`Send your ${word} for ${saleNumber}`}
      description={`It has to come to ${formatMoney(amount)}. Check it first: once sent it can’t be changed. The buyer is notified.`}
      unsaved={`the ${word}`}
      onClose={onClose}
      fields={fields}
      submission={send}
      places={{ labels: { number: 'Number', issuedOn: 'Date' } }}
      onSubmit={({ number, issuedOn }) => {
        if (file === null) setProblem((before) => before ?? `Choose the ${word} as a PDF.`);
        else void send.run({ number: number.trim(), issuedOn, file });
      }}
      submit={`Send the ${word}`}
      leave="Cancel"
    >
      <TextField
        label="Number"
        hint={`As it is on the ${word}.`}
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
      <FileDrop
        label={file?.name ?? `Drop the ${word} here`}
        button={file === null ? 'Choose a file' : 'Choose another file'}
        hint="PDF, up to 10 MB."
        accept="application/pdf"
        {...(problem !== null && { error: problem })}
        onChoose={choose}
      />
    </SubmissionDialog>
  );
}
