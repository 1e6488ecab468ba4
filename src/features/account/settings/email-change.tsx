import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { answer } from '../../../api/index.ts';
import { EmailField, Notice, PasswordField, QuietButton } from '../../../ui/index.ts';
import { emailRule, passwordRule, SubmissionDialog, useFields, type Places } from '../../forms/index.ts';
import { errorText, useApiMutation } from '../../server-data/index.ts';
import { useMailedSecret } from '../use-mailed-secret.ts';
import { useAdoptUser } from './use-adopt-user.ts';
import styles from './settings.module.css';

interface EmailValues {
  email: string;
  password: string;
}

const places: Places<EmailValues> = {
  labels: { email: 'New email', password: 'Password' },
  codes: { PASSWORD_WRONG: 'password' },
};

/** Changes the address that an account signs in with: asks for a mailed link, and follows the one that opened the page. */
export function EmailChange({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div
      className={styles.emailChange}
      // React passes the submit of the dialog's form on to the account's form around this.
      onSubmit={(event) => event.stopPropagation()}
    >
      <QuietButton type="button" onClick={() => setAsking(true)}>
        Change email
      </QuietButton>
      <Confirmation />
      {isAsking ? <EmailDialog email={email} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

function EmailDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const fields = useFields<EmailValues>({ email: '', password: '' });
  const asking = useApiMutation({
    send: ({ client, signal }, body: EmailValues) => answer(client.POST('/settings/email', { body, signal })),
    success: ({ message }) => message,
    onDone: onClose,
  });
  return (
    <SubmissionDialog
      title="Change your email"
      description={`We send a link to the new address. Until you open it, you sign in with ${email}.`}
      unsaved="your new address"
      onClose={onClose}
      fields={fields}
      submission={asking}
      places={places}
      onSubmit={(values) => asking.run({ ...values, email: values.email.trim() })}
      submit="Send the link"
      leave="Cancel"
    >
      <EmailField label="New email" autoComplete="email" {...fields.field('email', emailRule)} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...fields.field('password', passwordRule)}
      />
    </SubmissionDialog>
  );
}

/** Follows the mailed link that opened the page; shows nothing without one. */
function Confirmation() {
  const token = useMailedSecret('email');
  const adopt = useAdoptUser();
  const confirming = useApiMutation({
    send: ({ client, signal }, secret: string) =>
      answer(client.POST('/settings/email/confirm', { body: { token: secret }, signal })),
    onDone: ({ data: { user }, message }) => adopt({ user, message }),
  });
  const sent = useRef<string | null>(null);
  const confirm = useEffectEvent((secret: string) => {
    if (sent.current === secret) return;
    sent.current = secret;
    void confirming.run(secret);
  });
  useEffect(() => {
    if (token !== null) confirm(token);
  }, [token]);
  if (confirming.failure === null) return null;
  return (
    <Notice tone="error" title="Your address wasn’t changed." live>
      {errorText(confirming.failure)}
    </Notice>
  );
}
