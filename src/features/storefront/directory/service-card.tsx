import { Link } from 'react-router-dom';
import { formatWhen, Money, useIsInteractive, When } from '../../../ui/index.ts';
import { zoneCity } from '../../bookings/index.ts';
import styles from '../search/listing-card.module.css';
import { onlyPort, portsText } from '../search/port-names.ts';
import { ListingTile } from '../search/storefront-pictures.ts';
import type { ServiceCard } from './directory-data.ts';
import own from './directory.module.css';

interface ServiceCardViewProps {
  readonly card: ServiceCard;
  /** The chosen port, or several with commas between. */
  readonly port: string | null;
  /** YYYY-MM-DD: the service's page opens on that day. */
  readonly wantedFrom: string | null;
  /** The address to which the service's page links back. */
  readonly from: string;
}

/** The place that names the time zone: a chosen port, or the first port in that zone. */
const placeOf = ({ ports, nextTimeZone }: ServiceCard, port: string | null): string | null =>
  nextTimeZone === null
    ? null
    : (ports.find(({ slug, timeZone }) => port?.split(',').includes(slug) && timeZone === nextTimeZone)
        ?.name ??
      ports.find(({ timeZone }) => timeZone === nextTimeZone)?.name ??
      zoneCity(nextTimeZone));

/** A service with its provider, ports, price and next free time. */
export function ServiceCardView({ card, port, wantedFrom, from }: ServiceCardViewProps) {
  const { id, name, category, departments, price, pricedPer, unit, provider, ports } = card;
  const { pictureUrl, placeKinds, nextStartsAt, nextTimeZone } = card;
  const onePort = onlyPort(port);
  const place = placeOf(card, port);
  const isInteractive = useIsInteractive();
  const isRemote = placeKinds.every((kind) => kind === 'remote');
  const choice = new URLSearchParams({
    ...(onePort !== null && { port: onePort }),
    ...(wantedFrom !== null && { from: wantedFrom }),
  });
  const address = `/service-checkout/${id}${choice.size === 0 ? '' : `?${choice.toString()}`}`;
  return (
    <article className={styles.card}>
      <div className={styles.picture} aria-hidden>
        <ListingTile
          department={departments[0] ?? 'exterior'}
          category={category}
          name={name}
          photo={pictureUrl}
        />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={address} state={{ from }} className={styles.link}>
            {name}
          </Link>
        </h3>
        <p className={styles.price}>
          <strong>
            <Money {...price} />
          </strong>
          <span className={styles.quiet}> per {pricedPer === 'unit' ? (unit ?? 'unit') : pricedPer}</span>
        </p>
        <p className={styles.line}>{provider.name}</p>
        <p className={`${styles.line} ${styles.quiet}`}>{isRemote ? 'Remote' : portsText(ports, port)}</p>
        <p className={own.next} data-free={nextStartsAt !== null}>
          {nextStartsAt !== null && nextTimeZone !== null && place !== null ? (
            <>
              Next free:{' '}
              {isInteractive ? (
                <When at={nextStartsAt} zone={nextTimeZone} place={place} />
              ) : (
                // The server does not know the viewer's time zone, which decides whether the place is shown.
                <time dateTime={nextStartsAt}>
                  {formatWhen(new Date(nextStartsAt), nextTimeZone)} in {place}
                </time>
              )}
            </>
          ) : (
            'No free time at the moment'
          )}
        </p>
      </div>
    </article>
  );
}
