import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { isUnderWay } from '../../../machines/onboarding/index.ts';
import { StepDrawing } from '../../../ui/drawings/index.ts';
import { SubmissionForm, useFields } from '../../forms/index.ts';
import { PortsField } from '../../ports/index.ts';
import { failureText, formFailureOf } from '../failure-texts.ts';
import { SkipButton } from './skip-button.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

const saveText = (count: number): string =>
  count === 0 ? 'Save' : count === 1 ? 'Save 1 port' : `Save ${count} ports`;

/** The vendor's ports: by country, with a search, singly or all of a country. */
export function DeliveryAreaStep({ step, snapshot, send, ports, wayOn }: StepProps) {
  const { role, vendor, failure } = snapshot.context;
  const refused = useMemo(() => failure && formFailureOf(failure), [failure]);
  const fields = useFields<{ ports: string[] }>({ ports: [...(vendor?.ports ?? [])] });
  const { field } = useController({
    control: fields.control,
    name: 'ports',
    rules: {
      validate: (chosen) =>
        chosen.length > 0 || `Choose at least one port${step.optional ? ', or skip this step' : ''}.`,
    },
  });
  const saving = isUnderWay(snapshot, 'savePorts');
  const busy = snapshot.hasTag('busy');
  return (
    <StepFrame step={step} role={role} drawing={<StepDrawing step="aboard" />}>
      <SubmissionForm
        name="Where you serve"
        fields={fields}
        submission={{
          busy: saving,
          slow: snapshot.hasTag('slow'),
          failure: refused,
          cancel: () => send({ type: 'CANCEL.REQUESTED' }),
        }}
        isBlocked={busy && !saving}
        textOf={failureText}
        unsaved={busy ? null : 'your ports'}
        onSubmit={({ ports: chosen }) => send({ type: 'PORTS.SUBMITTED', ports: chosen })}
        submit={saveText(field.value.length)}
        otherwise={
          wayOn ??
          (step.optional ? (
            <SkipButton
              step="delivery-area"
              busy={busy}
              skipping={isUnderWay(snapshot, 'skipStep')}
              send={send}
            />
          ) : null)
        }
      >
        <PortsField
          name={field.name}
          label={role === 'supplier' ? 'Ports you deliver to' : 'Ports you work in'}
          ports={ports}
          chosen={field.value}
          onChange={field.onChange}
        />
      </SubmissionForm>
    </StepFrame>
  );
}
