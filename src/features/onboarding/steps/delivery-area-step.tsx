import { isUnderWay } from '../../../machines/onboarding/index.ts';
import { FormActions, Form, SubmitButton } from '../../../ui/index.ts';
import { StepDrawing } from '../../../ui/drawings/index.ts';
import { useState } from 'react';
import { WaitNotice } from '../../account/index.ts';
import { failureWords } from '../failure-words.ts';
import { PortsField } from './ports-field.tsx';
import { SkipButton } from './skip-button.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** The ports one serves: by country, searched, several, or all of a country. */
export function DeliveryAreaStep({ step, snapshot, send, ports, wayOn }: StepProps) {
  const { role, vendor, failure, slow } = snapshot.context;
  const [chosen, setChosen] = useState<readonly string[]>(vendor?.ports ?? []);
  const [asked, setAsked] = useState(false);
  const busy = snapshot.hasTag('busy');
  const isEmpty = asked && chosen.length === 0;
  return (
    <StepFrame step={step} role={role} drawing={<StepDrawing step="aboard" />}>
      <Form
        aria-label="Where you serve"
        busy={busy}
        failure={
          isEmpty
            ? `Choose at least one port${step.optional ? ', or skip this step' : ''}.`
            : failure
              ? failureWords(failure)
              : null
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
          <SubmitButton busy={isUnderWay(snapshot, 'savePorts')}>
            {chosen.length === 0
              ? 'Save'
              : chosen.length === 1
                ? 'Save 1 port'
                : `Save ${chosen.length} ports`}
          </SubmitButton>
          {wayOn ??
            (step.optional ? (
              <SkipButton
                step="delivery-area"
                busy={busy}
                skipping={isUnderWay(snapshot, 'skipStep')}
                send={send}
              />
            ) : null)}
        </FormActions>
      </Form>
    </StepFrame>
  );
}
