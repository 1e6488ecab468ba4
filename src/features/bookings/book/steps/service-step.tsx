import {
  BusyButton,
  EmptyState,
  ErrorState,
  formatWhen,
  SearchField,
  SelectField,
  SkeletonTable,
} from '../../../../ui/index.ts';
import { clockText } from '../../shared/index.ts';
import type { ServiceCard, StepProps } from '../book.types.ts';
import styles from '../book.module.css';
import { durationText, priceText } from '../service-texts.ts';
import { StepFrame } from '../step-frame.tsx';

/** Searches and chooses the service. */
export function ServiceStep({ snapshot, send, search, ports }: StepProps) {
  const { found, failed } = search;
  const isLoading = snapshot.hasTag('busy');
  const chosen = snapshot.context.draft.serviceId;
  return (
    <StepFrame
      snapshot={snapshot}
      send={send}
      title="What do you need done?"
      lead="Your card is charged only when the provider confirms."
    >
      <div className={styles.search}>
        <SearchField
          label="Search services"
          hint="Engine, rigging, cleaning …"
          query={search.query}
          onSearch={search.onSearch}
        />
        <SelectField
          label="Port"
          placeholder="All ports"
          options={ports.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={search.port}
          onChange={({ currentTarget }) => search.onPort(currentTarget.value)}
        />
      </div>
      {failed ? (
        <ErrorState title="We couldn’t load the services." {...failed}>
          Nothing was lost.
        </ErrorState>
      ) : found === undefined ? (
        <SkeletonTable rows={5} label="Loading services" />
      ) : found.items.length === 0 ? (
        <EmptyState
          title={search.query === '' ? 'No services here yet' : `Nothing found for “${search.query}”`}
        >
          Try another word, or another port.
        </EmptyState>
      ) : (
        <>
          <p role="status" className={styles.quiet}>
            {found.total === 1 ? '1 service, price before tax' : `${found.total} services, prices before tax`}
          </p>
          <ul className={styles.services}>
            {found.items.map((service) => (
              <ServiceItem
                key={service.id}
                service={service}
                port={search.port}
                busy={isLoading && service.id === chosen}
                onChoose={() =>
                  send({ type: 'SERVICE.CHOSEN', serviceId: service.id, port: search.port || null })
                }
              />
            ))}
          </ul>
        </>
      )}
    </StepFrame>
  );
}

interface ServiceItemProps {
  readonly service: ServiceCard;
  /** The slug of the port that was searched; empty for any. */
  readonly port: string;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

function ServiceItem({ service, port, busy, onChoose }: ServiceItemProps) {
  const { name, provider, ports, durationMinutes, nextStartsAt, nextTimeZone } = service;
  // The port that names the time zone: the searched one if it is in that zone, otherwise the first that is, as in the
  // directory.
  const here = ports.filter(({ timeZone }) => timeZone === nextTimeZone);
  const clock = (here.find(({ slug }) => slug === port) ?? here[0])?.name ?? null;
  return (
    <li className={styles.service}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.quiet}>
          {[
            provider.name,
            service.pricedPer === 'visit' ? durationText(durationMinutes) : null,
            ports.map((port) => port.name).join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p>
          <strong>{priceText(service)}</strong>{' '}
          <span className={styles.quiet}>
            {nextStartsAt !== null && nextTimeZone !== null
              ? `Next free ${formatWhen(new Date(nextStartsAt), nextTimeZone)} ${clockText(clock, nextTimeZone)}`
              : 'No free time at the moment'}
          </span>
        </p>
      </div>
      <BusyButton
        busy={busy}
        variant="surface"
        color="gray"
        highContrast
        aria-label={`Choose ${name} by ${provider.name}`}
        onClick={onChoose}
      >
        Choose
      </BusyButton>
    </li>
  );
}
