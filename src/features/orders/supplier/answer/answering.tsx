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

/** What an answering page is drawn from. */
export interface AnswerViewProps {
  readonly state: AnswerState;
  readonly context: OrderAnswerContext;
  /** What is under way takes longer than people expect. */
  readonly slow?: boolean;
  readonly send: (event: OrderAnswerEvent) => void;
}

interface AnsweringProps {
  /** The calls for the link of this address; the same function as long as it is the same link. */
  readonly actorsFor: (client: MarketplaceClient) => Actors;
  readonly children: (view: AnswerViewProps) => ReactNode;
}

/** Runs the answer to one link. Give it a key: another link, opened in the same tab, starts afresh. */
export function Answering({ actorsFor, children }: AnsweringProps) {
  const { client } = useApi();
  const machine = useMemo(
    () => orderAnswerMachine.provide({ actors: actorsFor(client) }),
    [client, actorsFor],
  );
  const [snapshot, send] = useFlow(machine);
  const state = answerStates.find((one) => snapshot.matches(one)) ?? 'reading';

  // What was asked for comes while one looks on: the new title is where one reads on.
  useEffect(() => {
    if (state === 'answered' || state === 'dead' || state === 'settled')
      document.querySelector<HTMLElement>('[data-page-title]')?.focus();
  }, [state]);

  return (
    <>
      {/* The server says so in a header; this is for users who came here from another page of the app. */}
      <meta name="referrer" content="no-referrer" />
      {children({ state, context: snapshot.context, slow: snapshot.hasTag('slow'), send })}
    </>
  );
}
