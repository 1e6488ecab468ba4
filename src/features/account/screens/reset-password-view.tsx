import { EmptyDrawing, StepDrawing } from '../../../ui/drawings/index.ts';
import { FormActions, Notice } from '../../../ui/index.ts';
import { NewPasswordField, SubmissionForm, useFields, type Places } from '../../forms/index.ts';
import { ButtonLink } from '../../links/index.ts';
import type { ApiMutation } from '../../server-data/index.ts';
import { Entrance } from '../entrance.tsx';

interface ResetPasswordValues {
  password: string;
}

const places: Places<ResetPasswordValues> = {
  labels: { password: 'Password' },
  codes: { PASSWORD_TOO_COMMON: 'password' },
};

const spentLinks = new Set(['RESET_LINK_WRONG', 'RESET_LINK_EXPIRED', 'RESET_LINK_USED']);

interface ResetPasswordViewProps {
  /** Whether the address has the token of a link. */
  hasToken: boolean;
  submission: ApiMutation<string>;
  /** The server's message that the new password is set. */
  done: string | null;
}

export function ResetPasswordView({ hasToken, submission, done }: ResetPasswordViewProps) {
  const { failure } = submission;
  if (done) {
    return (
      <Entrance title="Your password is changed" lead={done} aside={<EmptyDrawing scene="done" />}>
        <Notice tone="info">To be safe, your other devices were signed out.</Notice>
        <FormActions>
          <ButtonLink to="/login">Sign in</ButtonLink>
        </FormActions>
      </Entrance>
    );
  }
  if (failure && spentLinks.has(failure.code)) return <DeadLink message={failure.message} />;
  if (!hasToken) {
    return (
      <DeadLink message="This page opens from the link in our email. The link looks incomplete: copy all of it, or ask for a new one." />
    );
  }
  return <ResetForm submission={submission} />;
}

function DeadLink({ message }: { message: string }) {
  return (
    <Entrance title="This link doesn’t work" lead={message} aside={<EmptyDrawing scene="lost" />}>
      <FormActions>
        <ButtonLink to="/forgot-password">Send a new link</ButtonLink>
        <ButtonLink to="/login" variant="surface" color="gray" highContrast>
          Sign in
        </ButtonLink>
      </FormActions>
    </Entrance>
  );
}

function ResetForm({ submission }: { submission: ApiMutation<string> }) {
  const fields = useFields<ResetPasswordValues>({ password: '' });
  return (
    <Entrance
      title="Choose a new password"
      lead="You’ll be signed out everywhere and can sign in again with the new password."
      aside={
        <>
          <StepDrawing step="review" />
          <p>A short sentence is easy to remember and hard to guess.</p>
        </>
      }
    >
      <SubmissionForm
        name="Choose a new password"
        fields={fields}
        submission={submission}
        places={places}
        onSubmit={({ password }) => submission.run(password)}
        submit="Set the new password"
      >
        <NewPasswordField label="New password" name="password" fields={fields} />
      </SubmissionForm>
    </Entrance>
  );
}
