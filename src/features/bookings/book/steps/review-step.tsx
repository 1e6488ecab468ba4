import { useState, type ReactNode } from 'react';
import { businessTerms } from '../../../../lib/business-terms.ts';
import {
  BusyButton,
  Button,
  DescriptionList,
  ErrorState,
  formatMoney,
  Notice,
  Panel,
  QuietButton,
  SkeletonTable,
} from '../../../../ui/index.ts';
import { BillToText } from '../../../bill-to/index.ts';
import { dayText } from '../../../orders/index.ts';
import { errorText } from '../../../server-data/index.ts';
import { PeriodTime, placeText, PriceSums } from '../../shared/index.ts';
import type { StepProps } from '../book.types.ts';
import styles from '../book.module.css';
import { policyText } from '../policy-text.ts';
import { StepFrame } from '../step-frame.tsx';

const fact = (term: string, description: ReactNode) =>
  description === null || description === '' ? [] : [{ term, description }];

/** Everything once more with its price, before the time is held. */
export function ReviewStep({ snapshot, send, yachts, holdKey }: StepProps) {
  const { service, offer, draft, price, failure } = snapshot.context;
  const [now] = useState(() => new Date());
  if (service === null || offer === null || draft.placeKind === null) return null;
  const { details, billTo, port: slug, quantity, placeKind } = draft;
  const port = service.ports.find((one) => one.slug === slug)?.name ?? null;
  const { timeZone } = offer;
  const isUnpriced = snapshot.matches({ review: 'unpriced' });
  const isHolding = snapshot.matches({ review: 'holding' });
  const isUnsure = snapshot.matches({ review: 'unsure' });
  const yachtName = yachts.find(({ id }) => id === details.yachtId)?.name ?? null;
  const hold = () => send({ type: 'HOLD.REQUESTED', key: holdKey() });
  return (
    <StepFrame
      snapshot={snapshot}
      send={send}
      title="Review your booking"
      lead="Nothing is held or charged yet."
      // The price panel explains why there is no price.
      {...(isUnpriced && { failure: null })}
      remedy={
        isUnsure ? (
          <div className={styles.near}>
            <p>We don’t know if your time is held. It’s safe to try again: you can’t be charged twice.</p>
            <Button onClick={() => send({ type: 'RETRY.REQUESTED' })}>Try again</Button>
            <QuietButton onClick={() => send({ type: 'CANCEL.REQUESTED' })}>Back to the review</QuietButton>
          </div>
        ) : null
      }
    >
      <Panel title="Your booking">
        <DescriptionList
          items={[
            ...fact('Service', service.name),
            ...fact('Provider', service.provider.name),
            ...fact('When', <PeriodTime {...offer} port={port} />),
            ...fact(
              'Where',
              placeText(
                {
                  kind: placeKind,
                  yachtName,
                  port,
                  berth: details.berth,
                  portSlug: slug,
                  contact: null,
                  latestUsefulOn: null,
                },
                'buyer',
              ),
            ),
            ...(placeKind === 'berth' && details.berth === null
              ? fact('Berth', `Not given yet. You can still tell ${service.provider.name} by message.`)
              : []),
            ...fact('Contact on board', details.contact),
            ...fact('Latest useful date', details.latestUsefulOn && dayText(details.latestUsefulOn)),
            ...fact('Your note', details.note && <span className={styles.note}>{details.note}</span>),
            ...fact('Booked for', <BillToText billTo={billTo} />),
            ...fact('PO number', details.poNumber),
            ...fact('Cost centre', details.costCentre),
          ]}
        />
      </Panel>
      <Panel title="Price">
        {price !== null ? (
          <PriceSums work={{ ...service, quantity }} price={price} />
        ) : isUnpriced ? (
          <ErrorState
            title="We couldn’t work out the price."
            onRetry={() => send({ type: 'RETRY.REQUESTED' })}
            {...(failure && { details: `${failure.code}: ${failure.message}` })}
          >
            {failure ? errorText(failure, 'read') : 'You cancelled.'} What you typed is kept.
          </ErrorState>
        ) : (
          <SkeletonTable rows={3} label="Working out the price and its tax" />
        )}
      </Panel>
      {price === null ? null : (
        <Notice title="Cancellation">
          {policyText(
            {
              policy: service.cancellationPolicy,
              startsAt: offer.startsAt,
              timeZone,
              port,
              total: price.total,
            },
            now,
          )}
        </Notice>
      )}
      {isUnsure || price === null ? null : (
        <div className={styles.next}>
          <p className={styles.quiet}>
            We hold the time for {businessTerms.payMinutes} minutes while you pay. Your card is charged only
            when the provider confirms.
          </p>
          <BusyButton size="3" busy={isHolding} onClick={hold}>
            Hold the time and pay {formatMoney(price.total)}
          </BusyButton>
        </div>
      )}
    </StepFrame>
  );
}
