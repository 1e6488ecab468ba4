import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../../api/index.ts';
import {
  orderAnswerActors,
  orderAnswerMachine,
  type OrderLink,
} from '../../../../machines/order-answer/index.ts';
import { useFlow } from '../../../../statecharts/react/use-flow.ts';
import { AnswerView, type AnswerState } from './answer-view.tsx';

const states: readonly AnswerState[] = [
  'reading',
  'unreadable',
  'asking',
  'declining',
  'changing',
  'answering',
  'settled',
  'answered',
  'dead',
] as const;

/** The link of an address (`/supplier/orders/confirm/:subOrderId/:token`). Another link, opened in the same tab, starts afresh. */
export function AnswerScreen() {
  const { subOrderId = '', token = '' } = useParams();
  return <Answering key={`${subOrderId} ${token}`} subOrderId={subOrderId} token={token} />;
}

function Answering({ subOrderId, token }: OrderLink) {
  const { client } = useApi();
  const machine = useMemo(
    () => orderAnswerMachine.provide({ actors: orderAnswerActors(client, { subOrderId, token }) }),
    [client, subOrderId, token],
  );
  const [snapshot, send] = useFlow(machine);
  const state = states.find((one) => snapshot.matches(one)) ?? 'reading';

  // What was asked for comes while one looks on: the new title is where one reads on.
  useEffect(() => {
    if (state === 'answered' || state === 'dead' || state === 'settled')
      document.querySelector<HTMLElement>('[data-page-title]')?.focus();
  }, [state]);

  return (
    <>
      {/* The server says so in a header; this is for users who came here from another page of the app. */}
      <meta name="referrer" content="no-referrer" />
      <AnswerView state={state} context={snapshot.context} slow={snapshot.hasTag('slow')} send={send} />
    </>
  );
}
