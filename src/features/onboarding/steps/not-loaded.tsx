import type { ReactNode } from 'react';
import { Button, FormActions, Notice } from '../../../ui/index.ts';
import { WaitNotice } from '../../forms/index.ts';
import { questionFailureText } from '../failure-texts.ts';
import type { StepProps } from './step-props.ts';

interface NotLoadedProps {
  /** "We couldn’t load your hours". */
  readonly title: string;
  /** Null where the vendor cancelled. */
  readonly failure: StepProps['snapshot']['context']['failure'];
  readonly slow: boolean;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  /** How the vendor goes on without it. */
  readonly wayOn: ReactNode;
}

/** What a step starts from is not there: it can be read again, or left for later. */
export const NotLoaded = ({ title, failure, slow, onCancel, onRetry, wayOn }: NotLoadedProps) => (
  <>
    <Notice live tone="error" title={title}>
      {failure ? questionFailureText(failure) : 'You cancelled. Nothing was lost.'}
    </Notice>
    <WaitNotice slow={slow} onCancel={onCancel} />
    <FormActions>
      <Button size="3" onClick={onRetry}>
        Try again
      </Button>
      {wayOn}
    </FormActions>
  </>
);
