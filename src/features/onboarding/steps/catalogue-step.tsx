import { StepDrawing } from '../../../ui/drawings/index.ts';
import { Button, FormActions, Notice, Panel } from '../../../ui/index.ts';
import { questionFailureWords } from '../failure-words.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { Waiting } from './waiting.tsx';

const count = new Intl.NumberFormat('en-GB');

/** The list: its import, then the check that something of it is there. */
export function CatalogueStep({ step, snapshot, send, catalogueImport, isChoosingList, isWide }: StepProps) {
  const { role, failure, slow, status } = snapshot.context;
  const what = role === 'supplier' ? 'products' : 'services';
  if (snapshot.matches({ catalogue: 'importing' })) {
    // The import has drawings of its own.
    return (
      <StepFrame step={step} role={role} isCompact={isWide}>
        {catalogueImport}
        {(status?.listings ?? 0) > 0 && isChoosingList ? (
          <FormActions>
            <Button
              size="3"
              variant="surface"
              color="gray"
              highContrast
              onClick={() => send({ type: 'STEP.CONTINUED' })}
            >
              Go on without another list
            </Button>
          </FormActions>
        ) : null}
      </StepFrame>
    );
  }
  const frame = { step, role, drawing: <StepDrawing step="upload-list" /> };
  if (snapshot.matches({ catalogue: 'looking' })) {
    return (
      <StepFrame {...frame}>
        <Panel title={`${count.format(status?.listings ?? 0)} ${what} are in`}>
          <p>Your list is imported and checked. You can add another list now, or at any time later.</p>
        </Panel>
        <FormActions>
          <Button size="3" onClick={() => send({ type: 'STEP.CONTINUED' })}>
            Go on
          </Button>
          <Button
            size="3"
            variant="surface"
            color="gray"
            highContrast
            onClick={() => send({ type: 'RETRY.REQUESTED' })}
          >
            Add another list
          </Button>
        </FormActions>
      </StepFrame>
    );
  }
  if (snapshot.matches({ catalogue: 'notVerified' })) {
    return (
      <StepFrame {...frame}>
        <Notice live tone="error" title="We could not check your list">
          {failure ? questionFailureWords(failure) : 'You stopped the check. What was imported is kept.'}
        </Notice>
        <FormActions>
          <Button size="3" onClick={() => send({ type: 'RETRY.REQUESTED' })}>
            Check again
          </Button>
          <Button
            size="3"
            variant="surface"
            color="gray"
            highContrast
            onClick={() => send({ type: 'STEP.CONTINUED' })}
          >
            Import a list
          </Button>
        </FormActions>
      </StepFrame>
    );
  }
  return (
    <StepFrame {...frame}>
      <Waiting
        label={`Checking that your ${what} are there`}
        slow={slow}
        onCancel={() => send({ type: 'CANCEL.REQUESTED' })}
      />
    </StepFrame>
  );
}
