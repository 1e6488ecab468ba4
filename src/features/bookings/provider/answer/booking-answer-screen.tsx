import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import type { MarketplaceClient } from '../../../../api/index.ts';
import { bookingAnswerActors } from '../../../../machines/order-answer/index.ts';
import { Answering } from '../../../orders/index.ts';
import { BookingAnswerView } from './booking-answer-view.tsx';

/** `/service-provider/bookings/confirm/:token` */
export function BookingAnswerScreen() {
  const { token = '' } = useParams();
  const actorsFor = useCallback((client: MarketplaceClient) => bookingAnswerActors(client, token), [token]);
  return (
    <Answering key={token} actorsFor={actorsFor}>
      {(view) => <BookingAnswerView {...view} />}
    </Answering>
  );
}
