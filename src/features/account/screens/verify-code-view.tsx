import { useRef, useState, type ReactNode } from 'react';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { BusyButton, Button, CodeField, Notice } from '../../../ui/index.ts';
import { Entrance } from '../entrance.tsx';
import { useOverwriteWrong } from '../use-overwrite-wrong.ts';
import { type Failure, errorText } from '../../server-data/index.ts';
import {
  SubmissionForm,
  useArrivalFocus,
  useFields,
  useSecondsLeft,
  waitText,
  type Places,
} from '../../forms/index.ts';

const CODE_LENGTH = 6;
/** contract: resendCode, "at most one a minute"; the answer of sign-up does not contain it. */
const RESEND_AFTER_SECONDS = 60;
/** After these codes more tries are pointless: only a new code helps. */
const needsNewCode = new Set(['CODE_EXPIRED', 'CODE_SPENT', 'CODE_USED']);

interface TypedCode {
  code: string;
}

const places: Places<TypedCode> = { labels: {}, codes: { CODE_WRONG: 'code' } };
const wholeCode = { validate: (code: string) => code.length === CODE_LENGTH || 'Enter all six digits.' };

interface VerifyCodeViewProps {
  email: string;
  verifying: boolean;
  resending: boolean;
  slow: boolean;
  failure: Failure | null;
  notice: string | null;
  /** On a demo server: a button that opens the mail with the code. */
  outbox?: ReactNode;
  onSubmit: (code: string) => void;
  onResend: () => void;
  /** Signs out, to start again with another address. */
  onOtherAddress: () => void;
  /** Signs out, to sign in with this address. */
  onSignInInstead: () => void;
  onCancel: () => void;
}

export function VerifyCodeView(props: VerifyCodeViewProps) {
  const { email, verifying, resending, slow, failure, notice, outbox } = props;
  const { onSubmit, onResend, onOtherAddress, onSignInInstead, onCancel } = props;
  // While a new code is typed over a wrong one, the message about the wrong one stays.
  const fields = useFields<TypedCode>({ code: '' }, { isJudgedWhenSent: true });
  const [lastAct, setLastAct] = useState<'verify' | 'resend'>('verify');
  // A notice means that a code was just sent; after a reload that is unknown, and the server decides.
  const [sent, setSent] = useState({ waitSeconds: notice ? RESEND_AFTER_SECONDS : 0 });
  const input = useRef<HTMLInputElement>(null);
  useArrivalFocus(input);

  const busy = verifying || resending;
  const resendFailure = lastAct === 'resend' ? failure : null;
  const verifyFailure = lastAct === 'verify' ? failure : null;
  const resendIn = useSecondsLeft(
    resendFailure ? (resendFailure.retryAfterSeconds ?? 0) : sent.waitSeconds,
    resendFailure ?? sent,
  );
  const stale = failure !== null && needsNewCode.has(failure.code);

  useOverwriteWrong(fields.formState.errors.code, input);

  const resend = () => {
    setLastAct('resend');
    setSent({ waitSeconds: RESEND_AFTER_SECONDS });
    fields.reset();
    onResend();
  };

  const resendButton = (
    <BusyButton
      size="3"
      {...(stale ? {} : { variant: 'surface' as const, color: 'gray' as const, highContrast: true })}
      busy={resending}
      disabled={resendIn > 0 || verifying}
      onClick={resend}
    >
      {resendIn > 0 && !resending ? `Send a new code ${waitText(resendIn)}` : 'Send a new code'}
    </BusyButton>
  );
  const { ref: takeInput, ...codeField } = fields.field('code', wholeCode);

  return (
    <Entrance
      title="Enter your code"
      lead={
        <>
          We sent a six-digit code to <strong>{email}</strong>. It works for 10 minutes.
        </>
      }
      aside={
        <>
          <EmptyDrawing scene="mail" />
          <p>This makes sure nobody else can sign up with your address.</p>
        </>
      }
      more={
        <>
          <span>Not your address?</span>
          <Button type="button" variant="ghost" size="2" disabled={busy} onClick={onOtherAddress}>
            Use another address
          </Button>
        </>
      }
    >
      {lastAct === 'resend' && (failure || notice) ? (
        <Notice tone={failure ? 'error' : 'success'} live>
          {failure ? errorText(failure) : notice}
        </Notice>
      ) : null}
      <SubmissionForm
        name="Code"
        fields={fields}
        submission={{ busy: verifying, slow, failure: verifyFailure, cancel: onCancel }}
        isBlocked={resending}
        places={places}
        onSubmit={({ code }) => {
          setLastAct('verify');
          onSubmit(code);
        }}
        submit={stale ? null : 'Confirm'}
        otherwise={
          failure?.code === 'EMAIL_TAKEN' ? (
            <Button type="button" size="3" onClick={onSignInInstead}>
              Sign in instead
            </Button>
          ) : (
            resendButton
          )
        }
      >
        {(send) => (
          <CodeField
            label="Six-digit code"
            hint="Nothing there? Check your spam folder."
            {...codeField}
            ref={(element) => {
              input.current = element;
              takeInput(element);
            }}
            onComplete={send}
          />
        )}
      </SubmissionForm>
      {outbox}
    </Entrance>
  );
}
