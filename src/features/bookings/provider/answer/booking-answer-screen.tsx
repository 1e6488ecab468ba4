import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../../api/index.ts';
import { bookingAnswerActors, orderAnswerMachine } from '../../../../machines/order-answer/index.ts';
import { useFlow } from '../../../../statecharts/react/use-flow.ts';
import type { AnswerState } from '../../../orders/index.ts';
import { BookingAnswerView } from './booking-answer-view.tsx';

const states: readonly AnswerState[] = [
  'reading',
  'unreadable',
  'asking',
  'declining',
  'proposing',
  'answering',
  'settled',
  'answered',
  'dead',
] as const;

/** The link of an address (`/service-provider/bookings/confirm/:token`). Another link, opened in the same tab, starts afresh. */
export function BookingAnswerScreen() {
  const { token = '' } = useParams();
  return <Answering key={token} token={token} />;
}

function Answering({ token }: { readonly token: string }) {
  const { client } = useApi();
  const machine = useMemo(
    () => orderAnswerMachine.provide({ actors: bookingAnswerActors(client, token) }),
    [client, token],
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
      <BookingAnswerView
        state={state}
        context={snapshot.context}
        slow={snapshot.hasTag('slow')}
        send={send}
      />
    </>
  );
}
