import type { components } from '../../../api/index.ts';
import { EmptyDrawing, StepDrawing } from '../../../ui/drawings/index.ts';
import { FormActions, Notice, TextField } from '../../../ui/index.ts';
import { nameRule, NewPasswordField, SubmissionForm, useFields, type Places } from '../../forms/index.ts';
import { ButtonLink } from '../../links/index.ts';
import type { ApiMutation } from '../../server-data/index.ts';
import { Entrance } from '../entrance.tsx';

export interface AdminInvitedValues {
  firstName: string;
  lastName: string;
  password: string;
}

const places: Places<AdminInvitedValues> = {
  labels: { firstName: 'First name', lastName: 'Last name', password: 'Password' },
  codes: { PASSWORD_TOO_COMMON: 'password' },
};

interface AdminInvitedViewProps {
  readonly invitation: components['schemas']['AdminInvitation'];
  readonly submission: ApiMutation<AdminInvitedValues>;
  /** The server's message that the account was created. */
  readonly done: string | null;
}

/** The form with which an invited admin creates an account. */
export function AdminInvitedView({
  invitation: { email, invitedBy },
  submission,
  done,
}: AdminInvitedViewProps) {
  const fields = useFields<AdminInvitedValues>({ firstName: '', lastName: '', password: '' });
  if (done !== null)
    return (
      <Entrance title="You are an admin" lead={done} aside={<EmptyDrawing scene="done" />}>
        <Notice tone="info">
          After signing in, set up a second factor in your settings: an admin needs more than a password.
        </Notice>
        <FormActions>
          <ButtonLink to="/login">Sign in</ButtonLink>
        </FormActions>
      </Entrance>
    );
  return (
    <Entrance
      title="Become an admin"
      lead={`${invitedBy} invited ${email} to run Quayside with the other admins.`}
      aside={
        <>
          <StepDrawing step="review" />
          <p>Admins approve vendors, decide disputes and refund buyers.</p>
        </>
      }
    >
      <SubmissionForm
        name="Become an admin"
        fields={fields}
        submission={submission}
        places={places}
        onSubmit={(values) => submission.run(values)}
        submit="Create the account"
      >
        <TextField
          label="First name"
          autoComplete="given-name"
          {...fields.field('firstName', nameRule('Enter your first name.'))}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          {...fields.field('lastName', nameRule('Enter your last name.'))}
        />
        <NewPasswordField label="Password" name="password" fields={fields} />
      </SubmissionForm>
    </Entrance>
  );
}
