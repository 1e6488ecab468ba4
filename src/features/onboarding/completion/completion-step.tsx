import { StepDrawing } from '../../../ui/drawings/index.ts';
import { Button, FormActions, Notice, QuietButton } from '../../../ui/index.ts';
import type { StepName } from '../../../machines/onboarding/index.ts';
import { failureText } from '../failure-texts.ts';
import { StepFrame } from '../steps/step-frame.tsx';
import type { StepProps } from '../steps/step-props.ts';
import { Waiting } from '../steps/waiting.tsx';
import { Complete } from './complete.tsx';
import { missingSteps } from './missing-steps.ts';
import styles from './completion.module.css';

/** The last step: completes the onboarding, lists what is missing, and explains what happens next. */
export function CompletionStep({ step, snapshot, send }: StepProps) {
  const { role, status, vendor, account, failure } = snapshot.context;
  const slow = snapshot.hasTag('slow');
  const open = (wanted: StepName) => send({ type: 'STEP.OPENED', step: wanted });
  if (snapshot.matches({ completion: 'complete' }) && vendor) {
    return (
      <Complete
        step={step}
        role={role}
        vendor={vendor}
        isDescribed={status?.companyProfile === true}
        account={account}
        onOpen={open}
        onCheck={() => send({ type: 'STATUS.CHECKED' })}
      />
    );
  }
  if (snapshot.matches({ completion: 'notCompleted' })) {
    const missing = missingSteps(failure?.missing ?? [], account);
    return (
      <StepFrame
        step={step}
        role={role}
        title="Not quite there"
        lead="Everything so far is saved."
        drawing={<StepDrawing step="go-live" />}
      >
        {missing.length > 0 ? (
          <ul className={styles.missing} aria-label="Still to do">
            {missing.map(({ name, title, text, action }) => (
              <li key={name}>
                <Notice
                  tone="warning"
                  title={title}
                  action={<QuietButton onClick={() => open(name)}>{action}</QuietButton>}
                >
                  {text}
                </Notice>
              </li>
            ))}
          </ul>
        ) : (
          <Notice live tone={failure ? 'error' : 'warning'} title="We couldn’t finish">
            {failure ? failureText(failure) : 'You cancelled. Nothing was lost.'}
          </Notice>
        )}
        <FormActions>
          <Button size="3" onClick={() => send({ type: 'RETRY.REQUESTED' })}>
            Try again
          </Button>
        </FormActions>
      </StepFrame>
    );
  }
  return (
    <StepFrame
      step={step}
      role={role}
      title="Almost there"
      lead="A final check of what you’ve done."
      drawing={<StepDrawing step="go-live" />}
    >
      <Waiting label="Finishing" slow={slow} onCancel={() => send({ type: 'CANCEL.REQUESTED' })} />
    </StepFrame>
  );
}
