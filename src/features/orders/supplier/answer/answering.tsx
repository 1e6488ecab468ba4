import { useEffect, useMemo, type ReactNode } from 'react';
import { useApi, type MarketplaceClient } from '../../../../api/index.ts';
import {
  orderAnswerMachine,
  type OrderAnswerContext,
  type OrderAnswerEvent,
} from '../../../../machines/order-answer/index.ts';
import { useFlow } from '../../../../statecharts/react/use-flow.ts';
import { answerStates, type AnswerState } from './answer-state.ts';

type Actors = NonNullable<Parameters<typeof orderAnswerMachine.provide>[0]['actors']>;

/** Props of a page that answers by link. */
export interface AnswerViewProps {
  readonly state: AnswerState;
  readonly context: OrderAnswerContext;
  /** The call in progress takes longer than usual. */
  readonly slow?: boolean;
  readonly send: (event: OrderAnswerEvent) => void;
}

interface AnsweringProps {
  /** The actors for this link; the same function as long as the link is the same. */
  readonly actorsFor: (client: MarketplaceClient) => Actors;
  readonly children: (view: AnswerViewProps) => ReactNode;
}

/** Runs the machine of one answer link. Give it a `key`, so that another link in the same tab starts a new one. */
export function Answering({ actorsFor, children }: AnsweringProps) {
  const { client } = useApi();
  const machine = useMemo(
    () => orderAnswerMachine.provide({ actors: actorsFor(client) }),
    [client, actorsFor],
  );
  const [snapshot, send] = useFlow(machine);
  const state = answerStates.find((one) => snapshot.matches(one)) ?? 'reading';

  // The page has changed while the user was on it: focus moves to the new title.
  useEffect(() => {
    if (state === 'answered' || state === 'dead' || state === 'settled')
      document.querySelector<HTMLElement>('[data-page-title]')?.focus();
  }, [state]);

  return (
    <>
      {/* The server sends the same policy as a header; this is for users who navigate here within the app. */}
      <meta name="referrer" content="no-referrer" />
      {children({ state, context: snapshot.context, slow: snapshot.hasTag('slow'), send })}
    </>
  );
}
