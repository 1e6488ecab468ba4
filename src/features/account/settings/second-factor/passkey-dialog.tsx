import type { components } from '../../../../api/index.ts';
import { Dialog, TextField } from '../../../../ui/index.ts';
import { nameRule, SubmissionForm, useFields, type Places } from '../../../forms/index.ts';
import type { ApiMutation } from '../../../server-data/index.ts';

type Request = components['schemas']['PasskeyRequest'];

interface Typed {
  name: string;
}

const places: Places<Typed> = { labels: { name: 'Name' } };
// contract: PasskeyName
const longest = 60;

interface PasskeyDialogProps {
  request: Request;
  submission: ApiMutation<{ name: string; request: Request }>;
  onLeave: () => void;
}

/** Asks for the passkey's name; the next press lets the browser create it. */
export function PasskeyDialog({ request, submission, onLeave }: PasskeyDialogProps) {
  const fields = useFields<Typed>({ name: '' });
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!submission.busy) onLeave();
      }}
      size="small"
      title="Add a passkey"
      description="Give it a name. Your browser then asks for your fingerprint, face, PIN or security key."
    >
      <SubmissionForm
        name="Add a passkey"
        fields={fields}
        submission={submission}
        places={places}
        onSubmit={({ name }) => submission.run({ name: name.trim(), request })}
        submit="Add passkey"
        onLeave={onLeave}
        leave="Cancel"
      >
        <TextField
          label="Name"
          hint="Such as the device: “Bridge laptop”."
          autoFocus
          maxLength={longest}
          autoComplete="off"
          {...fields.field('name', nameRule('Give the passkey a name.'))}
        />
      </SubmissionForm>
    </Dialog>
  );
}
