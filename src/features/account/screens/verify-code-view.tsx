import { useEffect, useRef, useState, type ReactNode } from 'react';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import { BusyButton, Button, CodeField, Form, FormActions, Notice, SubmitButton } from '../../../ui/index.ts';
import { Entrance } from '../entrance.tsx';
import { wordsOf, type FormFailure } from '../form/form-failure.ts';
import { useArrivalFocus } from '../form/use-arrival-focus.ts';
import { useSecondsLeft, waitWords } from '../form/use-seconds-left.ts';
import { WaitNotice } from '../form/wait-notice.tsx';

const CODE_LENGTH = 6;
/** contract: resendCode, "at most one a minute"; sign-up's own answer does not say it. */
const RESEND_AFTER_SECONDS = 60;
/** With these no more tries are worth it: only a new code helps. */
const needsNewCode = new Set(['CODE_EXPIRED', 'CODE_SPENT', 'CODE_USED']);

interface VerifyCodeViewProps {
  email: string;
  verifying: boolean;
  resending: boolean;
  slow: boolean;
  failure: FormFailure | null;
  notice: string | null;
  /** On a demo server: the way to the mail that holds the code. */
  outbox?: ReactNode;
  onSubmit: (code: string) => void;
  onResend: () => void;
  /** Signs out, to start again with another address. */
  onOtherAddress: () => void;
  /** Signs out, to sign in with this address. */
  onSignInInstead: () => void;
  onCancel: () => void;
}

export function VerifyCodeView({
  email,
  verifying,
  resending,
  slow,
  failure,
  notice,
  outbox,
  onSubmit,
  onResend,
  onOtherAddress,
  onSignInInstead,
  onCancel,
}: VerifyCodeViewProps) {
  const [code, setCode] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const [lastAct, setLastAct] = useState<'verify' | 'resend'>('verify');
  // A code that was sent just now comes with a notice; after a reload nobody knows, and the server decides.
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
  const tryIn = useSecondsLeft(verifyFailure?.retryAfterSeconds ?? 0, verifyFailure);
  const wrong = failure?.code === 'CODE_WRONG' ? failure : null;
  const stale = failure !== null && needsNewCode.has(failure.code);

  // A wrong code is overwritten by typing the right one.
  useEffect(() => {
    if (!wrong) return;
    input.current?.focus();
    input.current?.select();
  }, [wrong]);

  const verify = (digits: string) => {
    if (digits.length < CODE_LENGTH) {
      setTooShort(true);
      input.current?.focus();
      return;
    }
    if (busy || tryIn > 0) return;
    setLastAct('verify');
    onSubmit(digits);
  };
  const resend = () => {
    setLastAct('resend');
    setSent({ waitSeconds: RESEND_AFTER_SECONDS });
    setCode('');
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
      {resendIn > 0 && !resending ? `Send a new code ${waitWords(resendIn)}` : 'Send a new code'}
    </BusyButton>
  );
  const fieldError = tooShort ? 'Enter all six digits.' : wrong?.message;

  return (
    <Entrance
      title="Enter your code"
      lead={
        <>
          We sent six digits to <strong>{email}</strong>. They work for 10 minutes.
        </>
      }
      aside={
        <>
          <EmptyDrawing scene="mail" />
          <p>So that nobody else can sign up with your address.</p>
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
      {notice && !failure && lastAct === 'resend' ? (
        <Notice tone="success" live>
          {notice}
        </Notice>
      ) : null}
      <Form
        aria-label="Code"
        busy={busy}
        failure={failure && !wrong ? wordsOf(failure) : null}
        onSubmit={(event) => {
          event.preventDefault();
          verify(code);
        }}
      >
        <CodeField
          ref={input}
          label="Six-digit code"
          hint="Nothing there? Look in the spam folder too."
          name="code"
          value={code}
          onChange={(event) => {
            setTooShort(false);
            setCode(event.currentTarget.value);
          }}
          onComplete={verify}
          {...(fieldError ? { error: fieldError } : {})}
        />
        <WaitNotice slow={slow} onCancel={onCancel} />
        <FormActions>
          {stale ? null : (
            <SubmitButton busy={verifying} disabled={tryIn > 0 || resending}>
              {tryIn > 0 ? `Try again ${waitWords(tryIn)}` : 'Confirm'}
            </SubmitButton>
          )}
          {failure?.code === 'EMAIL_TAKEN' ? (
            <Button type="button" size="3" onClick={onSignInInstead}>
              Sign in instead
            </Button>
          ) : (
            resendButton
          )}
        </FormActions>
      </Form>
      {outbox}
    </Entrance>
  );
}
