import { Dialog, PasswordField } from '../../../../ui/index.ts';
import { passwordRule, SubmissionForm, useFields, type Places } from '../../../forms/index.ts';
import type { ApiMutation } from '../../../server-data/index.ts';
import type { Purpose } from './second-factor-steps.ts';

interface Words {
  title: string;
  description: string;
  submit: string;
  isDestructive: boolean;
}

function wordsOf(purpose: Purpose): Words {
  switch (purpose.act) {
    case 'set up app':
      return {
        title: 'Set up an authenticator app',
        description: 'The app shows a six-digit code, which you enter when you sign in.',
        submit: 'Continue',
        isDestructive: false,
      };
    case 'add passkey':
      return {
        title: 'Add a passkey',
        description: 'Your fingerprint, face, PIN or security key then confirms that it’s you.',
        submit: 'Continue',
        isDestructive: false,
      };
    case 'renew codes':
      return {
        title: 'Make new recovery codes?',
        description: 'Your old codes stop working.',
        submit: 'Make new codes',
        isDestructive: false,
      };
    case 'remove app':
      return {
        title: 'Remove the authenticator app?',
        description: 'Its codes stop working.',
        submit: 'Remove',
        isDestructive: true,
      };
    case 'remove passkey':
      return {
        title: `Remove “${purpose.passkey.name}”?`,
        description: 'You can’t sign in with this passkey any more. Delete it on the device as well.',
        submit: 'Remove',
        isDestructive: true,
      };
  }
}

interface Typed {
  password: string;
}

const places: Places<Typed> = {
  labels: { password: 'Password' },
  codes: { PASSWORD_WRONG: 'password' },
};

interface PasswordDialogProps {
  purpose: Purpose;
  submission: ApiMutation<{ purpose: Purpose; password: string }>;
  onLeave: () => void;
}

/** Asks for the password before any change of a second factor, and explains why. */
export function PasswordDialog({ purpose, submission, onLeave }: PasswordDialogProps) {
  const fields = useFields<Typed>({ password: '' });
  const { title, description, submit, isDestructive } = wordsOf(purpose);
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!submission.busy) onLeave();
      }}
      size="small"
      title={title}
      description={description}
    >
      <SubmissionForm
        name={title}
        fields={fields}
        submission={submission}
        places={places}
        onSubmit={({ password }) => submission.run({ purpose, password })}
        submit={submit}
        isDestructive={isDestructive}
        onLeave={onLeave}
        leave="Cancel"
      >
        <PasswordField
          label="Enter your password to confirm"
          autoComplete="current-password"
          autoFocus
          {...fields.field('password', passwordRule)}
        />
      </SubmissionForm>
    </Dialog>
  );
}
