import { useState } from 'react';
import { answer, useApi } from '../../../api/index.ts';
import { DemoOutbox } from '../demo-outbox.tsx';
import { useSubmission } from '../form/use-submission.ts';
import { ForgotPasswordView } from './forgot-password-view.tsx';

/** `/forgot-password` */
export function Component() {
  const { client } = useApi();
  const [answered, setAnswered] = useState<{ email: string; message: string } | null>(null);
  const submission = useSubmission(
    (email: string, signal) => answer(client.POST('/auth/forgot-password', { body: { email }, signal })),
    ({ message }, email) => setAnswered({ email, message }),
  );
  return (
    <ForgotPasswordView
      submission={submission}
      answered={answered?.message ?? null}
      outbox={answered ? <DemoOutbox to={answered.email} label="Open the demo’s mail" /> : null}
    />
  );
}
