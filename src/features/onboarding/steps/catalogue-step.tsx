import { Link } from 'react-router-dom';
import { StepDrawing } from '../../../ui/drawings/index.ts';
import { Button, FormActions, Notice, Panel, QuietButton } from '../../../ui/index.ts';
import { listingsPathOf } from '../../links/index.ts';
import { questionFailureText } from '../failure-texts.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { WaitingListNotice } from './waiting-list-notice.tsx';
import { Waiting } from './waiting.tsx';

const count = new Intl.NumberFormat('en-GB');

/** The list: its import, then the check that it has listings. */
export function CatalogueStep({
  step,
  snapshot,
  send,
  catalogueImport,
  isChoosingList,
  waitingList,
  isWide,
}: StepProps) {
  const { role, failure, status } = snapshot.context;
  const slow = snapshot.hasTag('slow');
  const what = role === 'supplier' ? 'products' : 'services';
  if (snapshot.matches({ catalogue: 'importing' })) {
    // The import has its own drawings.
    return (
      <StepFrame step={step} role={role} isCompact={isWide}>
        {catalogueImport}
        {(status?.listings ?? 0) > 0 && isChoosingList ? (
          <FormActions>
            <QuietButton size="3" onClick={() => send({ type: 'STEP.CONTINUED' })}>
              Continue without another list
            </QuietButton>
          </FormActions>
        ) : null}
      </StepFrame>
    );
  }
  const frame = { step, role, drawing: <StepDrawing step="upload-list" /> };
  if (snapshot.matches({ catalogue: 'looking' })) {
    return (
      <StepFrame {...frame}>
        {waitingList === null ? null : (
          <WaitingListNotice
            fileName={waitingList}
            label="Continue this import"
            onOpen={() => send({ type: 'RETRY.REQUESTED' })}
          />
        )}
        <Panel title={`${count.format(status?.listings ?? 0)} ${what} imported`}>
          <p>
            Your list is imported and checked. You can add another list now, or at any time later. An import
            can be undone for 30 days: press Earlier imports in{' '}
            <Link to={listingsPathOf(role)}>{role === 'supplier' ? 'your inventory' : 'your services'}</Link>.
          </p>
        </Panel>
        <FormActions>
          <Button size="3" onClick={() => send({ type: 'STEP.CONTINUED' })}>
            Continue
          </Button>
          {waitingList === null ? (
            <QuietButton size="3" onClick={() => send({ type: 'RETRY.REQUESTED' })}>
              Add another list
            </QuietButton>
          ) : null}
        </FormActions>
      </StepFrame>
    );
  }
  if (snapshot.matches({ catalogue: 'notVerified' })) {
    return (
      <StepFrame {...frame}>
        <Notice live tone="error" title="We couldn’t check your list">
          {failure ? questionFailureText(failure) : 'You cancelled the check. What was imported is kept.'}
        </Notice>
        <FormActions>
          <Button size="3" onClick={() => send({ type: 'RETRY.REQUESTED' })}>
            Check again
          </Button>
          <QuietButton size="3" onClick={() => send({ type: 'STEP.CONTINUED' })}>
            Import a list
          </QuietButton>
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
