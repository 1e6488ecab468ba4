import type { ReactNode } from 'react';
import { EmailField, Notice } from '../../../ui/index.ts';
import { emailRule, SubmissionForm, useFields, type Places } from '../../forms/index.ts';
import { RouteLink } from '../../links/index.ts';
import type { ApiMutation } from '../../server-data/index.ts';
import { Entrance } from '../entrance.tsx';

interface ForgotPasswordValues {
  email: string;
}

const places: Places<ForgotPasswordValues> = { labels: { email: 'Email' } };

interface ForgotPasswordViewProps {
  submission: ApiMutation<string>;
  /** The server's answer, the same whether or not the address has an account. */
  answered: string | null;
  outbox?: ReactNode;
}

export function ForgotPasswordView({ submission, answered, outbox }: ForgotPasswordViewProps) {
  const fields = useFields<ForgotPasswordValues>({ email: '' }, { isServerRendered: true });
  return (
    <Entrance
      title="Forgotten your password?"
      lead="Enter your email address. We’ll send you a link to choose a new password. Until then, your old one keeps working."
      more={
        <>
          <span>Remembered it?</span>
          <RouteLink to="/login" keepFrom>
            Sign in
          </RouteLink>
        </>
      }
    >
      {answered && !submission.failure ? (
        <Notice tone="success" live title={answered}>
          Nothing after a few minutes? Check your spam folder, or try the address you signed up with.
        </Notice>
      ) : null}
      <SubmissionForm
        name="Forgotten password"
        fields={fields}
        submission={submission}
        places={places}
        onSubmit={({ email }) => submission.run(email.trim())}
        submit={answered ? 'Send it again' : 'Send the link'}
      >
        <EmailField autoComplete="username" {...fields.field('email', emailRule)} />
      </SubmissionForm>
      {answered ? outbox : null}
    </Entrance>
  );
}
