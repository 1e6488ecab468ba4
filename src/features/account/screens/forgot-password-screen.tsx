import { useState } from 'react';
import { answer } from '../../../api/index.ts';
import { DemoOutbox } from '../demo-outbox.tsx';
import { useApiMutation } from '../../server-data/index.ts';
import { ForgotPasswordView } from './forgot-password-view.tsx';

/** `/forgot-password` */
export function Component() {
  const [answered, setAnswered] = useState<{ email: string; message: string } | null>(null);
  const submission = useApiMutation({
    send: ({ client, signal }, email: string) =>
      answer(client.POST('/auth/forgot-password', { body: { email }, signal })),
    onDone: ({ message }, email) => setAnswered({ email, message }),
  });
  return (
    <ForgotPasswordView
      submission={submission}
      answered={answered?.message ?? null}
      outbox={answered ? <DemoOutbox to={answered.email} label="Open the demo’s mail" /> : null}
    />
  );
}
