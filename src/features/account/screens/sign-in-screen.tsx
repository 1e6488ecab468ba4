import { useEffect } from 'react';
import { lazyPart, SkeletonForm, useIsInteractive } from '../../../ui/index.ts';
import { useLocation } from 'react-router-dom';
import { useDemoAccounts } from '../queries.ts';
import { useEntranceStep } from '../use-entrance-step.ts';
import { useMailedSecret } from '../use-mailed-secret.ts';
import { Entrance } from '../entrance.tsx';
import { useSecondFactorStep } from '../second-factor/use-second-factor-step.ts';
import { SignInView } from './sign-in-view.tsx';

const SecondFactorView = lazyPart(
  async () => (await import('../second-factor/second-factor-view.tsx')).SecondFactorView,
  {
    waiting: (
      <Entrance title="Confirm it’s you">
        <SkeletonForm fields={1} label="Loading the next step" />
      </Entrance>
    ),
  },
);

interface Departure {
  readonly from: string | null;
  /** No page exists at that address for any role. */
  readonly isUnknown?: boolean;
}

/** The page from which a gate redirected the user. */
const departureIn = (state: unknown): Departure =>
  typeof state === 'object' && state !== null && 'from' in state
    ? { from: String(state.from), isUnknown: 'isUnknown' in state && state.isUnknown === true }
    : { from: null };

/** `/login`. After signing in the shell redirects to `from`. */
export function Component() {
  const { session, onCancel, ...step } = useEntranceStep();
  const state: unknown = useLocation().state;
  // The history keeps its state over a reload, but the server has never received it.
  const { from, isUnknown = false } = useIsInteractive() ? departureIn(state) : departureIn(null);
  const signInLink = useMailedSecret('link');
  const demoAccounts = useDemoAccounts() ?? [];
  const { kinds, ...proof } = useSecondFactorStep('visitor');
  // Discards what was typed when the page is left.
  useEffect(() => () => session.send({ type: 'BACK.REQUESTED' }), [session]);
  if (kinds !== null) {
    const { busy, slow, failure } = step;
    return (
      <SecondFactorView
        kinds={kinds}
        {...proof}
        busy={busy}
        slow={slow}
        failure={failure}
        onCancel={onCancel}
      />
    );
  }
  return (
    <SignInView
      {...step}
      cameFrom={from !== null && !isUnknown}
      unknownAddress={isUnknown ? from : null}
      hasLink={signInLink !== null}
      demoAccounts={demoAccounts}
      onSignIn={({ email, password }) =>
        session.send({
          type: 'SIGN_IN.SUBMITTED',
          email,
          password,
          ...(signInLink !== null && { signInLink }),
        })
      }
      onCancel={onCancel}
    />
  );
}
