import { useMemo } from 'react';
import { StepDrawing } from '../../../ui/drawings/index.ts';
import { Button } from '../../../ui/index.ts';
import { useSiteConfig } from '../../site-config/index.ts';
import { addressOf, DeliveryForm } from '../../delivery/index.ts';
import { failureText, formFailureOf } from '../failure-texts.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { StepStart } from './step-start.tsx';

/** A supplier's delivery methods: a default list to confirm or change. */
export function DeliveryMethodsStep({ step, snapshot, send, ports, wayOn }: StepProps) {
  const { currency } = useSiteConfig();
  const { role, vendor, deliveryMethods, failure } = snapshot.context;
  const refused = useMemo(() => failure && formFailureOf(failure), [failure]);
  const busy = snapshot.hasTag('busy');

  return (
    <StepFrame step={step} role={role} drawing={<StepDrawing step="aboard" />}>
      <StepStart
        what="your delivery methods"
        readBy="readDeliveryMethods"
        value={deliveryMethods}
        snapshot={snapshot}
        send={send}
        wayOn={wayOn}
      >
        {(methods) => (
          <DeliveryForm
            // Resets the form to the reloaded list.
            key={JSON.stringify(methods)}
            methods={methods}
            ports={ports}
            ownPorts={vendor?.ports ?? []}
            ownAddress={vendor === null ? '' : addressOf(vendor)}
            currency={currency}
            submission={{
              busy,
              slow: snapshot.hasTag('slow'),
              failure: refused,
              cancel: () => send({ type: 'CANCEL.REQUESTED' }),
            }}
            textOf={(shown) => (
              <>
                {failureText(shown)}{' '}
                {shown.code === 'DELIVERY_NOT_OFFERED' ? (
                  <Button type="button" variant="surface" onClick={() => send({ type: 'RETRY.REQUESTED' })}>
                    Show the newer list
                  </Button>
                ) : null}
              </>
            )}
            otherwise={wayOn}
            onSave={(chosen) => {
              if (!busy) send({ type: 'DELIVERY.SUBMITTED', methods: chosen });
            }}
          />
        )}
      </StepStart>
    </StepFrame>
  );
}
