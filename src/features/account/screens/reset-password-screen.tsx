import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { answer } from '../../../api/index.ts';
import { SkeletonForm, useIsInteractive } from '../../../ui/index.ts';
import { Entrance } from '../entrance.tsx';
import { useApiMutation } from '../../server-data/index.ts';
import { useMailedSecret } from '../use-mailed-secret.ts';
import { ResetPasswordView } from './reset-password-view.tsx';

/** `/reset-password#token=…`. The server never receives a fragment, so the form waits for the browser. */
export function Component() {
  const { key } = useLocation();
  const inBrowser = useIsInteractive();
  if (!inBrowser) {
    return (
      <Entrance title="Choose a new password">
        <SkeletonForm fields={1} />
      </Entrance>
    );
  }
  // Another link in the same tab starts again.
  return <ResetPassword key={key} />;
}

function ResetPassword() {
  const token = useMailedSecret('token');
  const [done, setDone] = useState<string | null>(null);

  const submission = useApiMutation({
    send: ({ client, signal }, password: string) =>
      answer(client.POST('/auth/reset-password', { body: { token: token ?? '', password }, signal })),
    onDone: ({ message }) => setDone(message),
  });
  return <ResetPasswordView hasToken={token !== null} submission={submission} done={done} />;
}
