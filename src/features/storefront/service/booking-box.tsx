import { quantityMax } from '../../../lib/service-duration.ts';
import { Button, Money, Notice, SelectField, useIsInteractive } from '../../../ui/index.ts';
import { clockText, durationText, placeKindLabels, quantityLabel } from '../../bookings/index.ts';
import { QuantityStepper } from '../product/quantity-stepper.tsx';
import { cancellationWords } from './cancellation-words.ts';
import { ChosenTime, type Booker } from './chosen-time.tsx';
import type { Service, ServiceChoice } from './service-choice.ts';
import type { Slots } from './service-data.ts';
import styles from './booking-box.module.css';

interface BookingBoxProps {
  readonly service: Service;
  readonly choice: ServiceChoice;
  /** Null if there are none to choose from. */
  readonly slots: Slots | null;
  readonly chosen: Slots['days'][number]['slots'][number] | null;
  readonly booker: Booker;
  readonly busy: boolean;
  readonly now: Date;
  readonly isQuantityWrong: boolean;
  readonly onChoice: (choice: ServiceChoice) => void;
  readonly onQuantityWrong: (isWrong: boolean) => void;
}

const unitOf = ({ pricedPer, unit }: Service): string =>
  pricedPer === 'unit' ? (unit ?? 'unit') : pricedPer;

/** The price for quantity and port, the chosen time with its cancellation policy, and the button to book. */
export function BookingBox(props: BookingBoxProps) {
  const { service, choice, slots, chosen, booker, busy, now, isQuantityWrong } = props;
  const port = service.ports.find(({ slug }) => slug === choice.port)?.name ?? null;
  const zone = slots?.timeZone ?? 'UTC';
  const words = cancellationWords(
    service.cancellationPolicy,
    chosen && { startsAt: chosen.startsAt, timeZone: zone, place: port ?? clockText(null, zone) },
    now,
  );
  return (
    <section aria-label="Price and booking" className={styles.box} aria-busy={busy}>
      <p className={styles.price}>
        <strong>
          <Money {...service.price} />
        </strong>
        <span className={styles.quiet}> per {unitOf(service)}, before tax</span>
      </p>
      <Fields {...props} />
      {slots && !isQuantityWrong ? <Sum slots={slots} busy={busy} /> : null}
      {booker.mayBook ? (
        slots === null ? null : chosen ? (
          <ChosenTime {...props} slots={slots} chosen={chosen} />
        ) : (
          <div className={styles.choose}>
            <Button asChild size="3" variant="surface">
              <a href="#free-times">Choose a time</a>
            </Button>
          </div>
        )
      ) : (
        <Notice tone="info" title="Only crew members can book here.">
          You are signed in as {booker.role}.
        </Notice>
      )}
      <p className={styles.policy}>
        <strong>{words.title}</strong>
        <span className={styles.quiet}>{words.details}</span>
      </p>
    </section>
  );
}

type FieldsProps = Pick<BookingBoxProps, 'service' | 'choice' | 'onChoice' | 'onQuantityWrong'>;

function Fields({ service, choice, onChoice, onQuantityWrong }: FieldsProps) {
  const isInteractive = useIsInteractive();
  const { placeKinds, ports } = service;
  const most = quantityMax(service);
  return (
    <div className={styles.fields}>
      {placeKinds.length > 1 ? (
        <SelectField
          label="Where"
          disabled={!isInteractive}
          options={placeKinds.map((value) => ({ value, label: placeKindLabels[value] }))}
          value={choice.placeKind}
          onChange={({ currentTarget: { value } }) => {
            const placeKind = placeKinds.find((kind) => kind === value) ?? choice.placeKind;
            const port = placeKind === 'remote' ? null : (choice.port ?? ports[0]?.slug ?? null);
            onChoice({ ...choice, placeKind, port, month: null });
          }}
        />
      ) : null}
      {choice.port !== null && ports.length > 1 ? (
        <SelectField
          label="Port"
          disabled={!isInteractive}
          options={ports.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={choice.port}
          onChange={({ currentTarget: { value } }) => onChoice({ ...choice, port: value, month: null })}
        />
      ) : null}
      {most > 1 ? (
        <div>
          {/* Its own name is in the stepper. */}
          <p aria-hidden className={styles.label}>
            {quantityLabel(service)}
          </p>
          <QuantityStepper
            quantity={choice.quantity}
            most={most}
            onQuantity={(quantity) => onChoice({ ...choice, quantity })}
            onWrong={onQuantityWrong}
          />
        </div>
      ) : null}
    </div>
  );
}

function Sum({
  slots: { price, durationMinutes, wholeDays },
  busy,
}: Pick<BookingBoxProps, 'busy'> & { readonly slots: Slots }) {
  return (
    <p className={styles.sum} aria-live="polite">
      <strong>
        <Money {...price.total} />
      </strong>
      <span className={styles.quiet}>
        {price.tax.amountMinor > 0 ? (
          <>
            with <Money {...price.tax} /> tax
          </>
        ) : (
          'no tax'
        )}
        {wholeDays ? ' · takes whole days' : ` · takes ${durationText(durationMinutes)}`}
        {busy ? ' · updating' : null}
      </span>
    </p>
  );
}
