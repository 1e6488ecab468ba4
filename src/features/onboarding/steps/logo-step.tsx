import { useState } from 'react';
import { isUnderWay } from '../../../machines/onboarding/index.ts';
import { Button, ConfirmDialog, FormActions, PictureField, ProgressBar } from '../../../ui/index.ts';
import { StepDrawing } from '../../../ui/drawings/index.ts';
import { WaitNotice } from '../../forms/index.ts';
import { failureText } from '../failure-texts.ts';
import { SkipButton } from './skip-button.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** contract: uploadVendorLogo */
const MAX_LOGO_BYTES = 10_485_760;

/** What is surely refused is not sent: bytes are dear at sea. */
function problemOf(file: File): string | null {
  if (file.size > MAX_LOGO_BYTES) return 'This picture is larger than 10 MB. Choose a smaller file.';
  if (file.type !== '' && !file.type.startsWith('image/'))
    return 'We can’t read this picture. Use JPEG, PNG, WebP or AVIF.';
  return null;
}

export function LogoStep({ step, snapshot, send, storeFile, wayOn }: StepProps) {
  const { role, vendor, failure, request } = snapshot.context;
  const slow = snapshot.hasTag('slow');
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const saving = isUnderWay(snapshot, 'saveLogo');
  const busy = snapshot.hasTag('busy');
  const isRemoval = request?.about === 'logo' && request.file === null;
  const error = problem ?? (failure ? failureText(failure).replace('What you typed', 'Your picture') : null);
  const hasLogo = Boolean(vendor?.logoUrl);
  return (
    <StepFrame step={step} role={role} drawing={<StepDrawing step="go-live" />}>
      <PictureField
        label="Logo"
        optional={step.optional}
        person={vendor?.tradingName ?? 'Your company'}
        picture={vendor?.logoUrl ?? null}
        hint="JPEG, PNG, WebP or AVIF, up to 10 MB. It’s cropped to a square."
        {...(error ? { error } : {})}
        onChoose={(file) => {
          if (busy) return;
          const found = problemOf(file);
          setProblem(found);
          if (!found) send({ type: 'LOGO.CHOSEN', file: storeFile(file) });
        }}
        onRemove={() => setAsking(true)}
      />
      {saving && !slow ? (
        <ProgressBar
          label={isRemoval ? 'Removing the logo' : 'Uploading the logo'}
          done={0}
          onCancel={() => send({ type: 'CANCEL.REQUESTED' })}
        />
      ) : null}
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
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove your logo?"
        confirm="Remove logo"
        destructive
        onConfirm={() => {
          setAsking(false);
          setProblem(null);
          send({ type: 'LOGO.REMOVED' });
        }}
      >
        Your initials are shown instead. You can choose another picture at any time.
      </ConfirmDialog>
    </StepFrame>
  );
}
