import type { ReactNode } from 'react';
import type { OrderAnswerContext, OrderAnswerEvent } from '../../../../machines/order-answer/index.ts';
import { Button, FormActions, SkeletonForm } from '../../../../ui/index.ts';
import { Entrance } from '../../../account/index.ts';
import { WaitNotice } from '../../../forms/index.ts';
import { AnswerEnded } from './answer-ended.tsx';
import { callFailureText, deadLinkTexts } from './answer-texts.ts';
import type { AnswerState } from './answer-state.ts';

interface LinkPageProps<Asked> {
  readonly noun: 'order' | 'booking';
  readonly state: AnswerState;
  readonly context: OrderAnswerContext;
  /** What the link is about; null until it has loaded. */
  readonly asked: Asked | null;
  /** Path of the list of orders or bookings, shown if the link is invalid. */
  readonly listPath: string;
  readonly slow: boolean;
  readonly send: (event: OrderAnswerEvent) => void;
  /** The page, once the order or booking has loaded. */
  readonly children: (asked: Asked) => ReactNode;
}

const titles = { order: 'An order for you', booking: 'A booking for you' } as const;

/** The page of an answer link until its order or booking has loaded: loading, failed, or an invalid link. */
export function LinkPage<Asked>(props: LinkPageProps<Asked>) {
  const { noun, state, context, asked, listPath, slow, send, children } = props;
  const { failure, answer } = context;
  if (state === 'dead')
    return (
      <AnswerEnded {...deadLinkTexts(failure?.code ?? '', answer, noun)} scene="lost" to={listPath}>
        You can also find all your {noun}s in your account.
      </AnswerEnded>
    );
  if (state === 'unreadable' || (asked === null && state !== 'reading'))
    return (
      <Entrance title={`We couldn’t load the ${noun}`} lead={callFailureText(failure)}>
        <FormActions>
          <Button size="3" onClick={() => send({ type: 'READ.REPEATED' })}>
            Try again
          </Button>
        </FormActions>
      </Entrance>
    );
  if (asked === null)
    return (
      <Entrance title={titles[noun]} lead="One moment, we’re looking up your link.">
        <SkeletonForm fields={3} label={`Loading the ${noun}`} />
        <WaitNotice slow={slow} onCancel={() => send({ type: 'CANCEL.REQUESTED' })} />
      </Entrance>
    );
  return children(asked);
}
