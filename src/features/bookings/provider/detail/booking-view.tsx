import type { ReactNode } from 'react';
import { Panel } from '../../../../ui/index.ts';
import { LedgerTable, OrderPage } from '../../../orders/index.ts';
import { FactsPanel, periodTextWithClock, PricePanel, TimelinePanel } from '../../shared/index.ts';
import { NextStep, type NextStepProps } from './next-step.tsx';
import { OnTheDay } from './on-the-day.tsx';
import { SupplementsPanel } from './supplements-panel.tsx';

interface BookingViewProps extends Omit<NextStepProps, 'children'> {
  readonly breadcrumb: ReactNode;
  /** Shown above everything else, for instance when the data is stale. */
  readonly notice?: ReactNode;
  /** The photos and documents, which load separately. */
  readonly files: ReactNode;
  /** The button that saves the booking to a calendar. */
  readonly calendar: ReactNode;
  /** The messages about the booking, which load separately. */
  readonly messages?: ReactNode;
  /** The booking begins soon or is under way: the contact comes first. */
  readonly isOnTheDay?: boolean;
  /** Whether the messages stand next to what to do now. */
  readonly areMessagesFirst?: boolean;
  /** The invoices, which load separately. */
  readonly invoices?: ReactNode;
  readonly withdrawing: string | null;
  readonly onWithdraw: (supplementId: string) => void;
}

/** One booking as its provider sees it: what to do, its facts, its price and its history. */
export function BookingView({
  booking,
  breadcrumb,
  notice,
  files,
  calendar,
  messages,
  isOnTheDay = false,
  areMessagesFirst = false,
  invoices,
  ...steps
}: BookingViewProps) {
  const { number, serviceName, place, supplements, ledger, timeline, timeZone } = booking;
  const { withdrawing, onWithdraw, ...next } = steps;
  return (
    <OrderPage
      reader="supplier"
      noun="Booking"
      number={number}
      lead={`${serviceName}, ${periodTextWithClock(booking, timeZone, place.port)}`}
      breadcrumb={breadcrumb}
      action={calendar}
      notice={notice}
      aside={
        <>
          <PricePanel booking={booking} reader="provider" />
          <TimelinePanel entries={timeline} reader="provider" />
        </>
      }
    >
      <NextStep booking={booking} {...next}>
        {isOnTheDay ? <OnTheDay booking={booking} /> : null}
      </NextStep>
      {areMessagesFirst ? messages : null}
      <FactsPanel booking={booking} reader="provider" />
      {supplements.length === 0 ? null : (
        <SupplementsPanel supplements={supplements} withdrawing={withdrawing} onWithdraw={onWithdraw} />
      )}
      {files}
      {areMessagesFirst ? null : messages}
      {invoices}
      {ledger.length === 0 ? null : (
        <Panel title="Money" description="What was paid, refunded and sent to you." flush>
          <LedgerTable
            reader="vendor"
            noun="Booking"
            // Supplements have their own lines, which their numbers distinguish.
            hidden={supplements.length === 0 ? ['order', 'buyer'] : ['buyer']}
            lines={ledger}
            empty={null}
          />
        </Panel>
      )}
    </OrderPage>
  );
}
