import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import type { MarketplaceClient } from '../../../../api/index.ts';
import { orderAnswerActors } from '../../../../machines/order-answer/index.ts';
import { AnswerView } from './answer-view.tsx';
import { Answering } from './answering.tsx';

/** `/supplier/orders/confirm/:subOrderId/:token` */
export function AnswerScreen() {
  const { subOrderId = '', token = '' } = useParams();
  const actorsFor = useCallback(
    (client: MarketplaceClient) => orderAnswerActors(client, { subOrderId, token }),
    [subOrderId, token],
  );
  return (
    <Answering key={`${subOrderId} ${token}`} actorsFor={actorsFor}>
      {(view) => <AnswerView {...view} />}
    </Answering>
  );
}
