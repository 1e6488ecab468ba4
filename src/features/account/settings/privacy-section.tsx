import { useState } from 'react';
import { answer, useApi } from '../../../api/index.ts';
import { Button, Panel } from '../../../ui/index.ts';
import { toast } from '../../toasts/index.ts';
import { useSession } from '../auth-context.tsx';
import { useSubmission } from '../form/use-submission.ts';
import { CloseAccountDialog } from './close-account-dialog.tsx';
import { ExportPanel } from './export-panel.tsx';
import { saveAsFile } from './save-as-file.ts';

export function PrivacySection({ email }: { email: string }) {
  const { client } = useApi();
  const session = useSession();
  const [asking, setAsking] = useState(false);

  const exporting = useSubmission(
    (_: void, signal) => answer(client.GET('/settings/export', { signal })),
    ({ data }) => {
      saveAsFile(`quayside-${data.exportedAt.slice(0, 10)}.json`, data);
      toast.success('Your data is in your downloads.');
    },
  );
  const closing = useSubmission(
    (password: string, signal) =>
      answer(client.POST('/settings/close-account', { body: { password }, signal })),
    ({ message }) => {
      setAsking(false);
      toast.success(message);
      session.send({ type: 'ACCOUNT.CLOSED' });
    },
  );

  return (
    <>
      <ExportPanel submission={exporting} />
      <Panel
        title="Close the account"
        description="Removes you from Quayside. You see what that means, and are asked once more."
      >
        <Button variant="surface" color="red" onClick={() => setAsking(true)}>
          Close my account
        </Button>
      </Panel>
      <CloseAccountDialog open={asking} onOpenChange={setAsking} email={email} submission={closing} />
    </>
  );
}
