import { lazyPart, Panel, SkeletonForm } from '../../../../ui/index.ts';
import { errorText } from '../../../server-data/index.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SecondFactorList } from './second-factor-list.tsx';
import { useSecondFactor } from './use-second-factor.ts';

// The code that draws the QR code is only needed for setting up an app.
const AppDialog = lazyPart(async () => (await import('./app-dialog.tsx')).AppDialog, {
  waiting: <SkeletonForm fields={1} label="Loading the next step" />,
});
const PasskeyDialog = lazyPart(async () => (await import('./passkey-dialog.tsx')).PasskeyDialog, {
  waiting: <SkeletonForm fields={1} label="Loading the next step" />,
});

/** Second factors, in the settings of all roles. */
export function SecondFactorPanel() {
  const { factors, step, begin, leave, password, app, passkey } = useSecondFactor();
  return (
    <Panel
      title="Second factor"
      description="Signing in then takes more than your password, so someone who knows it still can’t get in."
      flush
    >
      <SecondFactorList
        factors={factors.data}
        failure={factors.error ? errorText(factors.error, 'read') : null}
        onRetry={factors.refetch}
        onBegin={begin}
      />
      {step?.name === 'password' ? (
        <PasswordDialog purpose={step.purpose} submission={password} onLeave={leave} />
      ) : null}
      {step?.name === 'app' ? <AppDialog {...step} submission={app} onLeave={leave} /> : null}
      {step?.name === 'passkey' ? (
        <PasskeyDialog request={step.request} submission={passkey} onLeave={leave} />
      ) : null}
      {step?.name === 'codes' ? <RecoveryCodesDialog codes={step.codes} onLeave={leave} /> : null}
    </Panel>
  );
}
