import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { answer, useApi } from '../../../api/index.ts';
import { SkeletonForm, useIsInteractive } from '../../../ui/index.ts';
import { Entrance } from '../entrance.tsx';
import { useSubmission } from '../form/use-submission.ts';
import { ResetPasswordView } from './reset-password-view.tsx';

/** `/reset-password#token=…`. The server never sees a fragment, so the form waits for the browser. */
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
  // Another link, opened in the same tab, starts afresh.
  return <ResetPassword key={key} />;
}

/** The link's token, or null when it is cut short (contract: resetPassword). */
function tokenInAddress(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
  return token.length >= 20 && token.length <= 100 ? token : null;
}

function ResetPassword() {
  const { client } = useApi();
  const [token] = useState(tokenInAddress);
  const [done, setDone] = useState<string | null>(null);

  // The token leaves the address bar and the history at once: it is worth an account.
  useEffect(() => {
    if (location.hash === '') return;
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  }, []);

  const submission = useSubmission(
    (password: string, signal) =>
      answer(client.POST('/auth/reset-password', { body: { token: token ?? '', password }, signal })),
    ({ message }) => setDone(message),
  );
  return <ResetPasswordView hasToken={token !== null} submission={submission} done={done} />;
}
