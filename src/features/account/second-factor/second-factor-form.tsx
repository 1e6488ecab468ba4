import { useState, type ReactNode } from 'react';
import type { CodeProof, SecondFactorKind } from '../../../machines/session/index.ts';
import { Button, Notice, QuietButton } from '../../../ui/index.ts';
import { SubmissionForm, useFields, type Submission } from '../../forms/index.ts';
import type { Failure } from '../../server-data/index.ts';
import { CodeForm } from './code-form.tsx';
import styles from './second-factor-form.module.css';

export interface SecondFactorFormProps {
  /** The possible methods; the first is shown first. */
  kinds: readonly SecondFactorKind[];
  busy: boolean;
  slow: boolean;
  failure: Failure | null;
  onCode: (proof: CodeProof) => void;
  onPasskey: () => void;
  onCancel: () => void;
  /** Label of the button back to the password. */
  back: string;
  onBack: () => void;
}

const offers: Readonly<Record<SecondFactorKind, string>> = {
  authenticator: 'Use your app’s code',
  passkey: 'Use a passkey',
  recovery_code: 'Use a recovery code',
};

/** Asks for a second factor after the password: a code from the app, a passkey, or a recovery code. */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const { kinds, busy, slow, failure, onCode, onPasskey, onCancel, back, onBack } = props;
  const [chosen, setChosen] = useState<SecondFactorKind | null>(null);
  // The method that the failure is about; null if it was tried before this form was shown.
  const [tried, setTried] = useState<SecondFactorKind | null>(null);
  const [first = 'recovery_code'] = kinds;
  const way = chosen !== null && kinds.includes(chosen) ? chosen : first;
  const isOfThisWay = tried === null || tried === way;
  const isClosed = failure !== null && tried !== null && !kinds.includes(tried);

  const choose = (kind: SecondFactorKind) => {
    setChosen(kind);
    setTried(kind === 'passkey' ? kind : (tried ?? way));
    if (kind === 'passkey') onPasskey();
  };
  const submission = { busy, slow, failure: isOfThisWay ? failure : null, cancel: onCancel };
  const otherwise = (
    <div className={styles.ways}>
      {kinds
        .filter((kind) => kind !== way)
        .map((kind) => (
          <QuietButton key={kind} type="button" size="3" disabled={busy} onClick={() => choose(kind)}>
            {offers[kind]}
          </QuietButton>
        ))}
      <Button type="button" size="3" variant="ghost" disabled={busy} onClick={onBack}>
        {back}
      </Button>
    </div>
  );

  return (
    <>
      {isClosed ? (
        <Notice tone="warning" live>
          Too many wrong codes. Your app’s codes will work again later. For now, use another method.
        </Notice>
      ) : null}
      {way === 'passkey' ? (
        <PasskeyForm
          submission={submission}
          otherwise={otherwise}
          onPasskey={() => {
            setTried('passkey');
            onPasskey();
          }}
        />
      ) : (
        <CodeForm
          key={way}
          kind={way}
          submission={submission}
          otherwise={otherwise}
          onProof={(proof) => {
            setTried(way);
            onCode(proof);
          }}
        />
      )}
    </>
  );
}

interface PasskeyFormProps {
  submission: Submission;
  otherwise: ReactNode;
  onPasskey: () => void;
}

function PasskeyForm({ submission, otherwise, onPasskey }: PasskeyFormProps) {
  const fields = useFields<Record<string, never>>({});
  return (
    <SubmissionForm
      name="Passkey"
      fields={fields}
      submission={submission}
      onSubmit={onPasskey}
      submit="Use your passkey"
      otherwise={otherwise}
    >
      <p>
        {submission.busy
          ? 'Follow the steps in your browser: it asks for your fingerprint, face, PIN or security key.'
          : 'Your browser asks for your fingerprint, face, PIN or security key.'}
      </p>
    </SubmissionForm>
  );
}
