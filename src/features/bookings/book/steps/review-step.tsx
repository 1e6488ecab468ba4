import { useState, type ReactNode } from 'react';
import { businessTerms } from '../../../../lib/business-terms.ts';
import { lineTaxMinor } from '../../../../lib/trade-sums.ts';
import type { SlotPrice } from '../../../../machines/booking/index.ts';
import {
  BusyButton,
  Button,
  DescriptionList,
  formatMoney,
  Notice,
  Panel,
  QuietButton,
  SumsTable,
} from '../../../../ui/index.ts';
import { BillToText } from '../../../bill-to/index.ts';
import { dayText } from '../../../orders/index.ts';
import { PeriodTime, placeText, quantityAtPrice } from '../../shared/index.ts';
import type { StepProps } from '../book.types.ts';
import styles from '../book.module.css';
import { policyText } from '../policy-text.ts';
import { StepFrame } from '../step-frame.tsx';

const fact = (term: string, description: ReactNode) =>
  description === null || description === '' ? [] : [{ term, description }];

/** With its rate, unless another one turned out to apply. */
const taxName = (basisPoints: number, { subtotal, tax }: SlotPrice): string =>
  lineTaxMinor(subtotal.amountMinor, basisPoints) === tax.amountMinor ? `Tax (${basisPoints / 100}%)` : 'Tax';

/** All of it once more, with what it costs, before the time is held. */
export function ReviewStep({ snapshot, send, yachts, holdKey }: StepProps) {
  const { service, offer, draft } = snapshot.context;
  const [now] = useState(() => new Date());
  if (service === null || offer === null || draft.placeKind === null) return null;
  const { details, billTo, port: slug, quantity, placeKind } = draft;
  const port = service.ports.find((one) => one.slug === slug)?.name ?? null;
  const { price, timeZone } = offer;
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
        <SumsTable
          {...price}
          label="Price"
          subtotalName={quantityAtPrice({ ...service, quantity, unitPrice: price.unitPrice })}
          taxName={taxName(service.taxBasisPoints, price)}
        />
        {billTo === null ? null : (
          <p className={styles.quiet}>
            The total is checked for the business when you continue. If the business owes the tax itself, none
            is charged. You never pay more than shown here.
          </p>
        )}
      </Panel>
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
      {isUnsure ? null : (
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
