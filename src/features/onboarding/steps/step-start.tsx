import type { ReactNode } from 'react';
import { isUnderWay } from '../../../machines/onboarding/index.ts';
import { Button, FormActions, Notice } from '../../../ui/index.ts';
import { WaitNotice } from '../../forms/index.ts';
import { questionFailureText } from '../failure-texts.ts';
import type { StepProps } from './step-props.ts';
import { Waiting } from './waiting.tsx';

interface StepStartProps<Value> extends Pick<StepProps, 'snapshot' | 'send' | 'wayOn'> {
  /** The name of the data: "your hours". */
  readonly what: string;
  /** The actor that loads it. */
  readonly readBy: Parameters<typeof isUnderWay>[1];
  /** The loaded data; null before. */
  readonly value: Value | null;
  readonly children: (value: Value) => ReactNode;
}

/** A step that starts with saved data: loading, failed (retry or skip), and the form. */
export function StepStart<Value>({
  what,
  readBy,
  value,
  snapshot,
  send,
  wayOn,
  children,
}: StepStartProps<Value>) {
  const { failure } = snapshot.context;
  const slow = snapshot.hasTag('slow');
  const cancel = () => send({ type: 'CANCEL.REQUESTED' });
  if (value !== null) return children(value);
  if (isUnderWay(snapshot, readBy))
    return <Waiting label={`Loading ${what}`} slow={slow} onCancel={cancel} />;
  return (
    <>
      <Notice live tone="error" title={`We couldn’t load ${what}`}>
        {failure ? questionFailureText(failure) : 'You cancelled. Nothing was lost.'}
      </Notice>
      <WaitNotice slow={slow} onCancel={cancel} />
      <FormActions>
        <Button size="3" onClick={() => send({ type: 'RETRY.REQUESTED' })}>
          Try again
        </Button>
        {wayOn}
      </FormActions>
    </>
  );
}
