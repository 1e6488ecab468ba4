import { useMemo } from 'react';
import { isUnderWay } from '../../../machines/onboarding/index.ts';
import { StepDrawing } from '../../../ui/drawings/index.ts';
import { Button } from '../../../ui/index.ts';
import { useSiteConfig } from '../../site-config/index.ts';
import { DeliveryForm } from '../../delivery/index.ts';
import { failureText, formFailureOf } from '../failure-texts.ts';
import { NotLoaded } from './not-loaded.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { Waiting } from './waiting.tsx';

/** How a supplier delivers orders to the crew: the list to start from, to be confirmed or changed. */
export function DeliveryMethodsStep({ step, snapshot, send, ports, wayOn, distanceSales }: StepProps) {
  const { currency } = useSiteConfig();
  const { role, vendor, deliveryMethods, failure } = snapshot.context;
  const refused = useMemo(() => failure && formFailureOf(failure), [failure]);
  const slow = snapshot.hasTag('slow');
  const busy = snapshot.hasTag('busy');
  const cancel = () => send({ type: 'CANCEL.REQUESTED' });
  const readAgain = () => send({ type: 'RETRY.REQUESTED' });
  function body() {
    if (deliveryMethods === null && isUnderWay(snapshot, 'readDeliveryMethods'))
      return <Waiting label="Loading your delivery methods" slow={slow} onCancel={cancel} />;
    if (deliveryMethods === null)
      return (
        <NotLoaded
          title="We couldn’t load your delivery methods"
          failure={failure}
          slow={slow}
          onCancel={cancel}
          onRetry={readAgain}
          wayOn={wayOn}
        />
      );
    return (
      <DeliveryForm
        // The form starts from the reloaded list.
        key={JSON.stringify(deliveryMethods)}
        methods={deliveryMethods}
        ports={ports}
        ownPorts={vendor?.ports ?? []}
        currency={currency}
        submission={{ busy, slow, failure: refused, cancel }}
        textOf={(shown) => (
          <>
            {failureText(shown)}{' '}
            {shown.code === 'DELIVERY_NOT_OFFERED' ? (
              <Button type="button" variant="surface" onClick={readAgain}>
                Show the newer list
              </Button>
            ) : null}
          </>
        )}
        otherwise={wayOn}
        onSave={(methods) => {
          if (!busy) send({ type: 'DELIVERY.SUBMITTED', methods });
        }}
      />
    );
  }

  return (
    <StepFrame step={step} role={role} drawing={<StepDrawing step="aboard" />}>
      {/* Before the button that leads on. */}
      {distanceSales}
      {body()}
    </StepFrame>
  );
}
