import { useState } from 'react';
import { answer, dataOf } from '../../../api/index.ts';
import { Button, Panel } from '../../../ui/index.ts';
import { useSession } from '../auth-context.tsx';
import { useApiMutation } from '../../server-data/index.ts';
import { CloseAccountDialog } from './close-account-dialog.tsx';
import { ExportPanel } from './export-panel.tsx';
import { saveAsFile } from './save-as-file.ts';

export function PrivacySection({ email }: { email: string }) {
  const session = useSession();
  const [asking, setAsking] = useState(false);

  const exporting = useApiMutation({
    send: ({ client, signal }) => dataOf(client.GET('/settings/export', { signal })),
    onDone: (data) => saveAsFile(`quayside-${data.exportedAt.slice(0, 10)}.json`, data),
    success: () => 'Your data has been saved to your downloads.',
  });
  const closing = useApiMutation({
    send: ({ client, signal }, password: string) =>
      answer(client.POST('/settings/close-account', { body: { password }, signal })),
    onDone: () => {
      setAsking(false);
      session.send({ type: 'ACCOUNT.CLOSED' });
    },
    success: ({ message }) => message,
  });

  return (
    <>
      <ExportPanel submission={exporting} />
      <Panel
        title="Close the account"
        description="Removes you from Quayside. We’ll show you what that means and ask you to confirm."
      >
        <Button variant="surface" color="red" onClick={() => setAsking(true)}>
          Close my account
        </Button>
      </Panel>
      <CloseAccountDialog open={asking} onOpenChange={setAsking} email={email} submission={closing} />
    </>
  );
}
