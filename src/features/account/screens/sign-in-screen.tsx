import { useIsInteractive } from '../../../ui/index.ts';
import { useLocation } from 'react-router-dom';
import { useDemoAccounts } from '../queries.ts';
import { useEntranceStep } from '../use-entrance-step.ts';
import { SignInView } from './sign-in-view.tsx';

/** `/login`. Who has signed in is sent on by the shell, back to `from`. */
export function Component() {
  const { session, onCancel, ...step } = useEntranceStep();
  const state: unknown = useLocation().state;
  // The history keeps its state over a reload, and the server has never seen it.
  const cameFrom = useIsInteractive() && typeof state === 'object' && state !== null && 'from' in state;
  return (
    <SignInView
      {...step}
      cameFrom={cameFrom}
      demoAccounts={useDemoAccounts() ?? []}
      onSignIn={({ email, password }) => session.send({ type: 'SIGN_IN.SUBMITTED', email, password })}
      onCancel={onCancel}
    />
  );
}
