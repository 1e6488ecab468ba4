import { useState } from 'react';
import { isBoughtPrivately } from '../../../../lib/bill-to.ts';
import { freeUntil } from '../../../../lib/cancellation.ts';
import type { Slot, Work } from '../../../../machines/booking/index.ts';
import { BusyButton, ErrorState, Panel, QuietButton, SkeletonTable } from '../../../../ui/index.ts';
import { tooSoonText } from '../../crew/cancellation-text.ts';
import { periodText, PeriodTime } from '../../shared/index.ts';
import type { Slots, StepProps } from '../book.types.ts';
import styles from '../book.module.css';
import { priceForText, priceText } from '../service-texts.ts';
import { StepFrame } from '../step-frame.tsx';
import { SlotPicker } from '../../slots/slot-picker.tsx';
import { isWorkComplete, WorkFields } from './work-fields.tsx';

/** Chooses the place, the quantity and the time. */
export function SlotStep({ snapshot, send, slots: read }: StepProps) {
  const { draft, service, failure } = snapshot.context;
  const [picked, setPicked] = useState<string | null>(draft.startsAt);
  const [isQuantityRight, setQuantityRight] = useState(true);
  const [now] = useState(() => new Date());
  if (service === null) return null;
  const { placeKind, port, quantity } = draft;
  const work: Work = { placeKind, port, quantity };
  const { slots, failed } = read;
  const isChecking = snapshot.hasTag('busy');
  const portName = service.ports.find(({ slug }) => slug === port)?.name ?? null;
  const zone = slots?.timeZone ?? service.ports.find(({ slug }) => slug === port)?.timeZone ?? 'UTC';
  const free = slots?.days.flatMap((day) => day.slots) ?? [];
  const chosen = free.find(({ startsAt }) => startsAt === (picked ?? draft.startsAt)) ?? null;
  const isTooSoon =
    chosen !== null && freeUntil(service.cancellationPolicy, new Date(chosen.startsAt)) <= now;
  // A business's tax is calculated once the buyer has confirmed the business.
  const priceOf = (price: Slots['price']) => priceForText(price, isBoughtPrivately(draft.billTo));
  const choose = (slot: Slot) => send({ type: 'SLOT.CHOSEN', work, startsAt: slot.startsAt });
  const change = (changed: Work) => {
    setPicked(null);
    send({ type: 'WORK.CHANGED', work: changed });
  };
  return (
    <StepFrame
      snapshot={snapshot}
      send={send}
      title="Choose a place and time"
      lead={`${service.name} by ${service.provider.name} · ${priceText(service)} before tax`}
      remedy={
        failure && failure.nearestSlots.length > 0 ? (
          <div className={styles.near}>
            <p>The nearest free times:</p>
            {failure.nearestSlots.map((slot) => (
              <QuietButton key={slot.startsAt} onClick={() => choose(slot)}>
                {periodText(slot, zone)}
              </QuietButton>
            ))}
          </div>
        ) : null
      }
    >
      <WorkFields service={service} work={work} onChange={change} onQuantity={setQuantityRight} />
      {!isQuantityRight ? (
        <p className={styles.quiet}>Enter the quantity to see its price and the free times.</p>
      ) : isWorkComplete(work) ? (
        <Panel title="Free times">
          {failed ? (
            <ErrorState title="We couldn’t load the free times." {...failed}>
              What you chose is kept.
            </ErrorState>
          ) : slots === undefined ? (
            <SkeletonTable rows={4} label="Loading free times" />
          ) : (
            <SlotPicker
              slots={slots}
              port={portName}
              chosen={chosen?.startsAt ?? null}
              near={read.near}
              onChoose={({ startsAt }) => setPicked(startsAt)}
              onMonth={read.onMonth}
              busy={read.isFetching}
              disabled={isChecking}
            />
          )}
        </Panel>
      ) : (
        <p className={styles.quiet}>Choose where the work is done to see the free times.</p>
      )}
      {slots && isQuantityRight && isWorkComplete(work) ? (
        <div className={styles.next}>
          <p role="status">
            {chosen ? (
              <>
                <PeriodTime
                  {...chosen}
                  wholeDays={slots.wholeDays}
                  timeZone={slots.timeZone}
                  port={portName}
                />{' '}
                · <strong>{priceOf(slots.price)}</strong>
                {isTooSoon ? <span className={styles.terms}>{tooSoonText}</span> : null}
              </>
            ) : (
              <span className={styles.quiet}>{priceOf(slots.price)}. Choose a time to continue.</span>
            )}
          </p>
          <BusyButton
            size="3"
            busy={isChecking}
            disabled={chosen === null}
            onClick={() => chosen && choose(chosen)}
          >
            Continue
          </BusyButton>
        </div>
      ) : null}
    </StepFrame>
  );
}
