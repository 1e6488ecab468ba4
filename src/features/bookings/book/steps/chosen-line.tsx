import { PeriodTime } from '../../shared/index.ts';
import type { StepProps } from '../book.types.ts';
import styles from '../book.module.css';
import { priceForText } from '../service-texts.ts';

interface ChosenLineProps extends Pick<StepProps, 'snapshot' | 'slots'> {
  /** Whether a private person books: for a business the tax is not known yet. */
  readonly isPrivate: boolean;
}

/** The chosen service with its time and price, next to the questions that follow. */
export function ChosenLine({ snapshot, slots: { slots }, isPrivate }: ChosenLineProps) {
  const { service, offer, draft } = snapshot.context;
  if (service === null || offer === null) return null;
  const port = service.ports.find(({ slug }) => slug === draft.port)?.name ?? null;
  return (
    <p className={styles.chosen}>
      {service.name} by {service.provider.name} · <PeriodTime {...offer} port={port} />
      {slots ? (
        <>
          {' '}
          · <strong>{priceForText(slots.price, isPrivate)}</strong>
        </>
      ) : null}
    </p>
  );
}
