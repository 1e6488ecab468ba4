import { useRef, type ReactNode } from 'react';
import type { CodeProof } from '../../../machines/session/index.ts';
import { CodeField, TextField } from '../../../ui/index.ts';
import {
  SubmissionForm,
  useArrivalFocus,
  useFields,
  type Places,
  type Submission,
} from '../../forms/index.ts';
import { useOverwriteWrong } from '../use-overwrite-wrong.ts';

interface CodeFormProps {
  kind: 'authenticator' | 'recovery_code';
  submission: Submission;
  /** Buttons for the other methods, and for going back. */
  otherwise: ReactNode;
  onProof: (proof: CodeProof) => void;
}

interface TypedCode {
  code: string;
}

const places: Places<TypedCode> = { labels: {}, codes: { SECOND_FACTOR_WRONG: 'code' } };
const sixDigits = { validate: (code: string) => code.length === 6 || 'Enter all six digits.' };
// The length in the contract; the server accepts any spacing.
const wholeCode = {
  validate: (code: string) =>
    (code.trim().length >= 12 && code.trim().length <= 40) || 'Enter the full recovery code.',
};

/** The form of a code from the authenticator app, or of a recovery code. */
export function CodeForm({ kind, submission, otherwise, onProof }: CodeFormProps) {
  const isApp = kind === 'authenticator';
  const fields = useFields<TypedCode>({ code: '' }, { isJudgedWhenSent: true });
  const input = useRef<HTMLInputElement>(null);
  useArrivalFocus(input);
  useOverwriteWrong(fields.formState.errors.code, input);
  const { ref: takeInput, ...field } = fields.field('code', isApp ? sixDigits : wholeCode);
  const ref = (element: HTMLInputElement | null) => {
    input.current = element;
    takeInput(element);
  };
  return (
    <SubmissionForm
      name={isApp ? 'Confirm with your app' : 'Confirm with a recovery code'}
      fields={fields}
      submission={submission}
      places={places}
      onSubmit={({ code }) => onProof(isApp ? { authenticatorCode: code } : { recoveryCode: code.trim() })}
      submit="Confirm"
      otherwise={otherwise}
    >
      {(send) =>
        isApp ? (
          <CodeField
            label="Six-digit code"
            hint="Your authenticator app shows it for Quayside."
            {...field}
            ref={ref}
            onComplete={send}
          />
        ) : (
          <TextField
            label="Recovery code"
            hint="One of those you saved when you set this up, such as 7KQM-2XTD-9FHW. Each works once."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...field}
            ref={ref}
          />
        )
      }
    </SubmissionForm>
  );
}
