import { isUnderWay } from '../../../machines/onboarding/index.ts';
import { Button, FormActions } from '../../../ui/index.ts';
import { StepDrawing } from '../../../ui/drawings/index.ts';
import { WaitNotice } from '../../forms/index.ts';
import { LogoField } from '../company/logo-field.tsx';
import { failureText } from '../failure-texts.ts';
import { SkipButton } from './skip-button.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

export function LogoStep({ step, snapshot, send, storeFile, wayOn }: StepProps) {
  const { role, vendor, failure, request } = snapshot.context;
  const slow = snapshot.hasTag('slow');
  const saving = isUnderWay(snapshot, 'saveLogo');
  const busy = snapshot.hasTag('busy');
  const isRemoval = request?.about === 'logo' && request.file === null;
  const hasLogo = Boolean(vendor?.logoUrl);
  return (
    <StepFrame step={step} role={role} drawing={<StepDrawing step="go-live" />}>
      <LogoField
        optional={step.optional}
        company={vendor?.tradingName ?? 'Your company'}
        logoUrl={vendor?.logoUrl ?? null}
        failure={failure ? failureText(failure) : null}
        busy={busy}
        progress={saving && !slow ? (isRemoval ? 'Removing the logo' : 'Uploading the logo') : null}
        onChoose={(file) => send({ type: 'LOGO.CHOSEN', file: storeFile(file) })}
        onRemove={() => send({ type: 'LOGO.REMOVED' })}
        onCancel={() => send({ type: 'CANCEL.REQUESTED' })}
      />
      <WaitNotice slow={slow} onCancel={() => send({ type: 'CANCEL.REQUESTED' })} />
      <FormActions>
        {hasLogo ? (
          <Button size="3" onClick={() => send({ type: 'STEP.CONTINUED' })}>
            Continue
          </Button>
        ) : (
          (wayOn ??
          (step.optional ? (
            <SkipButton step="logo" busy={busy} skipping={isUnderWay(snapshot, 'skipStep')} send={send} />
          ) : null))
        )}
      </FormActions>
    </StepFrame>
  );
}
