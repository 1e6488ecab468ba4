import { Button, FormActions, Form, SubmitButton } from '../../../ui/index.ts';
import { StepDrawing } from '../../../ui/drawings/index.ts';
import { useState } from 'react';
import { WaitNotice } from '../../account/index.ts';
import { failureWords } from '../failure-words.ts';
import { PortsField } from './ports-field.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** The ports one serves: by country, searched, several, or all of a country. */
export function DeliveryAreaStep({ step, snapshot, send, ports, wayOn }: StepProps) {
  const { role, vendor, failure, slow } = snapshot.context;
  const [chosen, setChosen] = useState<readonly string[]>(vendor?.ports ?? []);
  const [asked, setAsked] = useState(false);
  const saving = snapshot.matches({ deliveryArea: 'saving' });
  const skipping = snapshot.matches({ deliveryArea: 'skipping' });
  const busy = saving || skipping;
  const isEmpty = asked && chosen.length === 0;
  return (
    <StepFrame step={step} role={role} drawing={<StepDrawing step="aboard" />}>
      <Form
        aria-label="Where you serve"
        busy={busy}
        failure={
          isEmpty ? 'Choose at least one port, or skip this step.' : failure ? failureWords(failure) : null
        }
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (chosen.length > 0) send({ type: 'PORTS.SUBMITTED', ports: [...chosen] });
        }}
      >
        <PortsField
          label={role === 'supplier' ? 'Ports you deliver to' : 'Ports you work in'}
          ports={ports}
          chosen={chosen}
          onChange={setChosen}
        />
        <WaitNotice slow={slow} onCancel={() => send({ type: 'CANCEL.REQUESTED' })} />
        <FormActions>
          <SubmitButton busy={saving}>
            {chosen.length === 0
              ? 'Save'
              : chosen.length === 1
                ? 'Save 1 port'
                : `Save ${chosen.length} ports`}
          </SubmitButton>
          {wayOn ??
            (step.optional ? (
              <Button
                type="button"
                size="3"
                variant="surface"
                color="gray"
                highContrast
                onClick={() => {
                  if (!busy) send({ type: 'STEP.SKIPPED', step: 'delivery-area' });
                }}
              >
                Skip for now
              </Button>
            ) : null)}
        </FormActions>
      </Form>
    </StepFrame>
  );
}
