import { useEffect } from 'react';
import { isBoughtPrivately } from '../../../../lib/bill-to.ts';
import type { BillTo } from '../../../../machines/booking/index.ts';
import { PeriodTime } from '../../shared/index.ts';
import type { StepProps } from '../book.types.ts';
import styles from '../book.module.css';
import { businessPriceText, priceForText } from '../service-texts.ts';

interface ChosenLineProps extends Pick<StepProps, 'snapshot' | 'slots' | 'businessPrice' | 'onBusiness'> {
  /** Who is billed, as far as it is known. */
  readonly billTo: Pick<BillTo, 'status'> | null;
  /** The business whose price can be asked for; null without one, and while its data is incomplete. */
  readonly business: BillTo | null;
}

/** The chosen service with its time and the price for who is billed, next to the questions that follow. */
export function ChosenLine(props: ChosenLineProps) {
  const { snapshot, billTo, business, businessPrice = null, onBusiness } = props;
  const { slots } = props.slots;
  const { service, offer, draft } = snapshot.context;
  // The price is read beside the steps, which only show it.
  useEffect(() => onBusiness?.(business), [business, onBusiness]);
  if (service === null || offer === null) return null;
  const port = service.ports.find(({ slug }) => slug === draft.port)?.name ?? null;
  const text =
    businessPrice !== null && business !== null
      ? businessPriceText(businessPrice, business)
      : slots && priceForText(slots.price, isBoughtPrivately(billTo));
  return (
    <p className={styles.chosen}>
      {service.name} by {service.provider.name} · <PeriodTime {...offer} port={port} />
      {text ? (
        <>
          {' '}
          · <strong>{text}</strong>
        </>
      ) : null}
    </p>
  );
}
