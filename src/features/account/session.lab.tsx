import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { waitingLong } from '../../machines/kit/index.ts';
import { sessionMachine, type CodeProof } from '../../machines/session/index.ts';
import { sessionFixtures } from '../../machines/session/session.fixtures.ts';
import type { FlowLab } from '../../statecharts/react/flow-lab.ts';
import { Button, FullScreenSpinner } from '../../ui/index.ts';
import { AuthProvider, type SessionActor } from './auth-context.tsx';
import { ExpiredDialogView } from './expired-dialog-view.tsx';
import { SignInView } from './screens/sign-in-view.tsx';
import { SignUpView } from './screens/sign-up-view.tsx';
import { SecondFactorView } from './second-factor/second-factor-view.tsx';
import { VerifyCodeView } from './screens/verify-code-view.tsx';
import { LabPage } from './testing/lab-page.tsx';
import { LabRouter } from './testing/lab-router.tsx';

type Snapshot = SnapshotFrom<typeof sessionMachine>;
type Form = 'sign in' | 'sign up';

/** The screen by the same rules as the shell's gate. */
function screenOf(snapshot: Snapshot): 'spinner' | 'code' | 'second factor' | 'expired' | 'page' | Form {
  if (snapshot.matches('starting')) return 'spinner';
  if (snapshot.matches('restoring')) return snapshot.context.user ? 'page' : 'spinner';
  if (snapshot.matches('signingUp')) return 'sign up';
  if (snapshot.matches({ visitor: 'provingSecondFactor' })) return 'second factor';
  if (snapshot.matches('visitor') || snapshot.matches('signingIn')) return 'sign in';
  if (snapshot.matches('awaitingCode')) return 'code';
  return snapshot.hasTag('expired') ? 'expired' : 'page';
}

/** A refused user stays on the page of the form; the machine does not know which one that is. */
function useForm(snapshot: Snapshot): Form {
  const [form, setForm] = useState<Form>('sign in');
  const used = snapshot.matches('signingUp') ? 'sign up' : snapshot.matches('visitor') ? form : 'sign in';
  if (used !== form) setForm(used);
  return used;
}

interface Props {
  readonly actor: SessionActor;
}

function Shown({ actor }: Props) {
  const snapshot = useSelector(actor, (now) => now);
  const form = useForm(snapshot);
  const { user, failure, notice, asked } = snapshot.context;
  const slow = snapshot.hasTag('slow');
  const step = {
    failure,
    notice,
    slow,
    busy: snapshot.hasTag('busy'),
    onCancel: () => actor.send({ type: 'CANCEL.REQUESTED' }),
  };
  const onSignIn = ({ email, password }: { email: string; password: string }) =>
    actor.send({ type: 'SIGN_IN.SUBMITTED', email, password });
  const proof = {
    onCode: (given: CodeProof) => actor.send({ type: 'SECOND_FACTOR.SUBMITTED', proof: given }),
    onPasskey: () => actor.send({ type: 'PASSKEY.CHOSEN' }),
    onBack: () => actor.send({ type: 'BACK.REQUESTED' }),
  };
  const onSignOut = () => actor.send({ type: 'SIGN_OUT.REQUESTED' });

  switch (screenOf(snapshot)) {
    case 'spinner':
      return (
        <>
          <FullScreenSpinner />
          {slow ? <Button onClick={step.onCancel}>Continue without waiting</Button> : null}
        </>
      );
    case 'sign in':
    case 'sign up':
      return form === 'sign up' ? (
        <SignUpView
          role="crew_member"
          {...step}
          done={false}
          onSignUp={(given) => actor.send({ type: 'SIGN_UP.SUBMITTED', ...given })}
        />
      ) : (
        <SignInView {...step} cameFrom={false} demoAccounts={[]} onSignIn={onSignIn} />
      );
    case 'second factor':
      return <SecondFactorView {...step} {...proof} kinds={asked?.kinds ?? []} />;
    case 'code':
      return (
        <VerifyCodeView
          {...step}
          email={user?.email ?? ''}
          verifying={snapshot.matches({ awaitingCode: 'verifying' })}
          resending={snapshot.matches({ awaitingCode: 'resending' })}
          onSubmit={(code) => actor.send({ type: 'CODE.SUBMITTED', code })}
          onResend={() => actor.send({ type: 'CODE.RESEND_REQUESTED' })}
          onOtherAddress={onSignOut}
          onSignInInstead={onSignOut}
        />
      );
    case 'expired':
      return (
        <>
          <LabPage />
          <ExpiredDialogView
            {...step}
            email={user?.email || null}
            secondFactor={{ ...proof, kinds: asked?.kinds ?? null }}
            onSignIn={onSignIn}
            onSignOut={onSignOut}
          />
        </>
      );
    case 'page':
      return <LabPage />;
  }
}

const Screen = ({ actor }: Props) => (
  <AuthProvider session={actor}>
    <LabRouter>
      <Shown actor={actor} />
    </LabRouter>
  </AuthProvider>
);

export const lab: FlowLab<typeof sessionMachine> = {
  title: 'Session',
  machine: sessionMachine,
  fixtures: sessionFixtures,
  Screen,
  screenOf,
  paths: {
    ignored: ['FAILURE.DISMISSED', 'PAGE.ENTERED', 'STORAGE.CHANGED', 'USER.CHANGED', waitingLong],
    outcomes: { 'session.signedIn': 'signed in' },
    personDoes: {
      'SIGN_IN.SUBMITTED': 'Signs in',
      'SECOND_FACTOR.SUBMITTED': 'Enters the code of the app, or a recovery code',
      'PASSKEY.CHOSEN': 'Uses a passkey',
      'BACK.REQUESTED': 'Goes back to the password',
      'SIGN_UP.SUBMITTED': 'Signs up',
      'CODE.SUBMITTED': 'Enters the code',
      'CODE.RESEND_REQUESTED': 'Asks for a new code',
      'SIGN_OUT.REQUESTED': 'Signs out',
      'ACCOUNT.CLOSED': 'Closes the account',
      'CANCEL.REQUESTED': 'Cancels what takes too long',
    },
  },
};
