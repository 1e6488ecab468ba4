import { Link } from 'react-router-dom';
import { Check } from 'lucide-react';
import { useState } from 'react';
import {
  DescriptionList,
  DisplayHeading,
  EmptyState,
  ErrorState,
  formatWhen,
  Notice,
  useIsInteractive,
} from '../../../ui/index.ts';
import { clockText, dayIn, monthOf, SlotPicker } from '../../bookings/index.ts';
import { ListingPhotos } from '../product/listing-photos.tsx';
import { ProductBreadcrumb } from '../product/product-breadcrumb.tsx';
import { ListingGrid } from '../search/listing-grid.tsx';
import { EmptyDrawing } from '../search/storefront-pictures.ts';
import { vendorAddress } from '../vendor/vendor-address.ts';
import { BookingBox } from './booking-box.tsx';
import { ChosenTime, type Booker } from './chosen-time.tsx';
import type { ServiceChoice } from './service-choice.ts';
import type { ServiceData, Slots } from './service-data.ts';
import { serviceFacts } from './service-facts.ts';
import styles from './service-view.module.css';

interface ServiceViewProps {
  readonly data: Extract<ServiceData, { state: 'found' }>;
  /** The address of the search that the user comes from, or null. */
  readonly from: string | null;
  readonly booker: Booker;
  /** Other free times are loading. */
  readonly busy: boolean;
  readonly onChoice: (choice: ServiceChoice) => void;
  readonly onRetry: () => void;
  /** Today as YYYY-MM-DD and the current instant; for stories. */
  readonly today?: string;
  readonly now?: Date;
}

/** A service, its price, its free times, and the button to book. */
export function ServiceView({ data, from, booker, busy, onChoice, onRetry, today, now }: ServiceViewProps) {
  const { service, choice, times } = data;
  const { name, description, included, provider, about, others, ports } = service;
  // Selected at once; the address and its data follow.
  const [picked, setPicked] = useState(choice.startsAt);
  const [openedAt] = useState(() => now ?? new Date());
  const [isQuantityWrong, setIsQuantityWrong] = useState(false);
  const isInteractive = useIsInteractive();
  const slots = times.state === 'free' ? times.slots : null;
  const free = slots?.days.flatMap((day) => day.slots) ?? [];
  const chosen = free.find(({ startsAt }) => startsAt === picked) ?? null;
  const port = ports.find(({ slug }) => slug === choice.port)?.name ?? null;
  const isLost = slots !== null && picked !== null && chosen === null && isMonthOf(picked, slots, choice);
  const booking = { service, choice, booker, chosen, isQuantityWrong };

  return (
    <div className={styles.page}>
      <ProductBreadcrumb product={service} from={from} />
      <div className={styles.top}>
        <div className={styles.words}>
          <DisplayHeading as="h1">{name}</DisplayHeading>
          <p className={styles.by}>
            by <Link to={vendorAddress(provider.id)}>{provider.name}</Link>
          </p>
          <ListingPhotos listing={service} className={styles.picture} />
          {description ? <p className={styles.description}>{description}</p> : null}
          {included.length > 0 ? (
            <section aria-labelledby="included">
              <h2 id="included" className={styles.small}>
                What’s included
              </h2>
              <ul className={styles.included}>
                {included.map((point) => (
                  <li key={point}>
                    <Check size={18} aria-hidden />
                    {point}
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
        <div className={styles.side}>
          <BookingBox
            {...booking}
            slots={slots}
            busy={busy}
            now={openedAt}
            onChoice={onChoice}
            onQuantityWrong={setIsQuantityWrong}
          />
        </div>
        <div className={styles.more}>
          <section aria-labelledby="times" className={styles.times} id="free-times">
            <DisplayHeading id="times">Free times</DisplayHeading>
            {slots && isLost ? <LostTime startsAt={picked} slots={slots} port={port} /> : null}
            {slots ? (
              <SlotPicker
                slots={slots}
                port={port}
                chosen={chosen?.startsAt ?? null}
                near={picked}
                wantedFrom={picked === null ? choice.wantedFrom : null}
                busy={busy}
                disabled={!isInteractive}
                {...(today !== undefined && { today })}
                onChoose={({ startsAt }) => {
                  setPicked(startsAt);
                  onChoice({ ...choice, startsAt });
                }}
                onMonth={(first) => onChoice({ ...choice, month: first.slice(0, 7) })}
              />
            ) : (
              <NoTimes state={times.state} provider={provider.name} busy={busy} onRetry={onRetry} />
            )}
            {slots && chosen ? (
              <div className={styles.bookHere}>
                <ChosenTime {...booking} slots={slots} chosen={chosen} termsAt={openedAt} />
              </div>
            ) : null}
          </section>
          <DescriptionList items={serviceFacts(service)} />
          {about ? (
            <section aria-labelledby="provider">
              <h2 id="provider" className={styles.small}>
                About {provider.name}
              </h2>
              <p className={styles.description}>{about}</p>
            </section>
          ) : null}
        </div>
      </div>
      {others.length > 0 ? (
        <section aria-labelledby="others" className={styles.others}>
          <DisplayHeading id="others">More services</DisplayHeading>
          <ListingGrid
            items={others}
            department={null}
            ports={Object.fromEntries(ports.map((each) => [each.slug, each.name]))}
            onAdd={null}
          />
        </section>
      ) : null}
    </div>
  );
}

/** Whether the shown month is the one to look for a time in: the chosen time's, or the nearest one with a free time. */
const isMonthOf = (startsAt: string, { timeZone, from }: Slots, { month }: ServiceChoice): boolean =>
  month === null || monthOf(dayIn(timeZone, new Date(startsAt))) === monthOf(from);

interface LostTimeProps {
  readonly startsAt: string;
  readonly slots: Slots;
  readonly port: string | null;
}

/** Shown if the time in the address, or chosen earlier, is not free. */
function LostTime({ startsAt, slots: { timeZone, wholeDays, days }, port }: LostTimeProps) {
  const when = formatWhen(new Date(startsAt), timeZone, wholeDays ? 'day' : 'day and time');
  return (
    <Notice
      live
      tone="warning"
      title={`The time you chose isn’t free: ${when} ${clockText(port, timeZone)}.`}
    >
      {days.length > 0 ? 'Choose another. The day with the nearest free times is open.' : null}
    </Notice>
  );
}

interface NoTimesProps {
  readonly state: 'free' | 'closed' | 'refused' | 'away';
  readonly provider: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

function NoTimes({ state, provider, busy, onRetry }: NoTimesProps) {
  if (state === 'away')
    return (
      <ErrorState title="We couldn’t load the free times." busy={busy} onRetry={onRetry}>
        Your choice is kept. Please try again in a moment.
      </ErrorState>
    );
  if (state === 'refused')
    return (
      <EmptyState title="This isn’t offered as you chose it" drawing={<EmptyDrawing scene="no-results" />}>
        Choose another port, place or quantity to see free times.
      </EmptyState>
    );
  return (
    <EmptyState
      title="This provider has not opened a calendar yet"
      drawing={<EmptyDrawing scene="nothing-here" />}
    >
      {provider} can’t be booked until then. Similar services may be free sooner.
    </EmptyState>
  );
}
