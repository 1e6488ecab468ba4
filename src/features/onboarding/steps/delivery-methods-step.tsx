import { isUnderWay } from '../../../machines/onboarding/index.ts';
import { StepDrawing } from '../../../ui/drawings/index.ts';
import { Button, FormActions, Notice } from '../../../ui/index.ts';
import { WaitNotice } from '../../account/index.ts';
import { DeliveryForm } from '../../delivery/index.ts';
import { failureWords, questionFailureWords } from '../failure-words.ts';
import { SkipButton } from './skip-button.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { Waiting } from './waiting.tsx';

/** How a supplier brings orders to the crew: the list it begins with, to be said anew. */
export function DeliveryMethodsStep({ step, snapshot, send, wayOn }: StepProps) {
  const { role, deliveryMethods, failure, slow } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const cancel = () => send({ type: 'CANCEL.REQUESTED' });
  const lookAgain = () => send({ type: 'RETRY.REQUESTED' });
  const otherwise =
    wayOn ??
    (step.optional ? (
      <SkipButton
        step="delivery-methods"
        busy={busy}
        skipping={isUnderWay(snapshot, 'skipStep')}
        send={send}
      />
    ) : null);

  function body() {
    if (deliveryMethods === null && isUnderWay(snapshot, 'readDeliveryMethods'))
      return <Waiting label="Looking how you deliver so far" slow={slow} onCancel={cancel} />;
    if (deliveryMethods === null)
      return (
        <>
          <Notice live tone="error" title="We could not look how you deliver so far">
            {failure ? questionFailureWords(failure) : 'You stopped the question. Nothing is lost.'}
          </Notice>
          <WaitNotice slow={slow} onCancel={cancel} />
          <FormActions>
            <Button size="3" onClick={lookAgain}>
              Try again
            </Button>
            {otherwise}
          </FormActions>
        </>
      );
    return (
      <DeliveryForm
        // A list that was read anew is where typing begins.
        key={JSON.stringify(deliveryMethods)}
        methods={deliveryMethods}
        currency={deliveryMethods[0]?.cost.currency ?? 'EUR'}
        busy={busy}
        failure={
          failure ? (
            <>
              {failureWords(failure)}{' '}
              {failure.code === 'DELIVERY_NOT_OFFERED' ? (
                <Button type="button" variant="surface" onClick={lookAgain}>
                  Show the newer list
                </Button>
              ) : null}
            </>
          ) : null
        }
        notice={<WaitNotice slow={slow} onCancel={cancel} />}
        otherwise={otherwise}
        onSave={(methods) => {
          if (!busy) send({ type: 'DELIVERY.SUBMITTED', methods });
        }}
      />
    );
  }

  return (
    <StepFrame step={step} role={role} drawing={<StepDrawing step="aboard" />}>
      {body()}
    </StepFrame>
  );
}
