import { Link } from 'react-router-dom';
import { businessTerms } from '../../../lib/business-terms.ts';
import type { CancellationPolicy } from '../../../lib/cancellation.ts';
import { Avatar, Button, DisplayHeading } from '../../../ui/index.ts';
import { ServiceCardView } from '../directory/service-card.tsx';
import type { PublicListing } from '../search/found.types.ts';
import { countedText } from '../search/counted-text.ts';
import { ListingGrid } from '../search/listing-grid.tsx';
import grid from '../search/listing-grid.module.css';
import { vendorAddress } from './vendor-address.ts';
import type { MarketVendor } from './vendor-data.ts';
import styles from './vendor.module.css';

const { flexibleHours, moderateHours, strictDays } = businessTerms.cancellation;

const policyTexts: Readonly<Record<CancellationPolicy, string>> = {
  flexible: `Free cancellation until ${flexibleHours} hours before the start.`,
  moderate: `Free cancellation until ${moderateHours} hours before the start.`,
  strict: `Free cancellation until ${strictDays} days before the start.`,
};

const kindTexts: Readonly<Record<MarketVendor['kind'], string>> = {
  supplier: 'Supplier',
  service_provider: 'Service provider',
};

const regions = new Intl.DisplayNames('en', { type: 'region' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

interface VendorViewProps {
  readonly vendor: MarketVendor;
  readonly listings: readonly PublicListing[];
  /** The number of all its listings. */
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  /** Null for users who cannot buy. */
  readonly onAdd: ((listing: PublicListing) => Promise<unknown>) | null;
}

/** If several services have different policies, their pages show which one applies. */
function Cancellation({ policies }: { readonly policies: readonly CancellationPolicy[] }) {
  const [only, ...others] = policies;
  if (only === undefined) return null;
  return (
    <p className={styles.about}>
      {others.length === 0
        ? policyTexts[only]
        : 'It depends on the service: each service’s page shows until when you can cancel free of charge.'}
    </p>
  );
}

/** A vendor's public page: who it is, where it is, its listings with prices, and how to write to it. */
export function VendorView({ vendor, listings, total, totalIsLowerBound, onAdd }: VendorViewProps) {
  const { id, kind, name, logoUrl, about, city, country, ports, since, services } = vendor;
  const home = [city, country && regions.of(country)].filter(Boolean).join(', ');
  const from = vendorAddress(id);
  const portNames = Object.fromEntries(ports.map((port) => [port.slug, port.name]));
  return (
    <div className={styles.page}>
      <nav aria-label="Breadcrumb" className={styles.trail}>
        {kind === 'supplier' ? <Link to="/">Market</Link> : <Link to="/vendor-services">Services</Link>}
      </nav>
      <header className={styles.header}>
        <Avatar name={name} picture={logoUrl} size={72} />
        <div className={styles.words}>
          <DisplayHeading as="h1">{name}</DisplayHeading>
          <p className={styles.facts}>
            {[kindTexts[kind], home, `on Quayside since ${month.format(new Date(since))}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Button asChild size="3" variant="surface">
          <Link to={`/contact-us?topic=vendor&vendor=${id}`}>Ask a question</Link>
        </Button>
      </header>
      <div className={styles.columns}>
        <div className={styles.offers}>
          {about === null ? null : (
            <section aria-labelledby="about">
              <h2 id="about" className={styles.title}>
                About {name}
              </h2>
              <p className={styles.about}>{about}</p>
            </section>
          )}
          {services.length > 0 ? (
            <section aria-labelledby="services">
              <h2 id="services" className={styles.title}>
                Services
              </h2>
              <ul className={grid.grid}>
                {services.map((card) => (
                  <li key={card.id}>
                    <ServiceCardView card={card} port={null} wantedFrom={null} from={from} />
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          {listings.length > 0 ? (
            <section aria-labelledby="products">
              <h2 id="products" className={styles.title}>
                Products
              </h2>
              <ListingGrid items={listings} department={null} ports={portNames} from={from} onAdd={onAdd} />
              {total > listings.length ? (
                <p>
                  <Link to={`/?vendor=${id}`} className={styles.all}>
                    All {countedText(total, totalIsLowerBound)} products of {name}
                  </Link>
                </p>
              ) : null}
            </section>
          ) : null}
          {services.length === 0 && listings.length === 0 ? (
            <p className={styles.about}>{name} offers nothing at the moment. Ask what you are looking for.</p>
          ) : null}
        </div>
        <aside className={styles.aside} aria-label="Good to know">
          <section aria-labelledby="ports">
            <h2 id="ports" className={styles.small}>
              {kind === 'supplier' ? 'Delivers to' : 'Works in'}
            </h2>
            <p className={styles.about}>
              {ports.length === 0 ? 'Ask where.' : ports.map((port) => port.name).join(', ')}
            </p>
          </section>
          <section aria-labelledby="policy">
            <h2 id="policy" className={styles.small}>
              {kind === 'supplier' ? 'Returns' : 'Cancellation'}
            </h2>
            {kind === 'supplier' ? (
              <p className={styles.about}>
                You can ask to return goods for {businessTerms.returns.requestDays} days after their delivery.
                You’re charged once the supplier has confirmed.
              </p>
            ) : (
              <Cancellation policies={vendor.cancellationPolicies} />
            )}
          </section>
          <p className={styles.quiet}>
            Checked by Quayside before its first listing was shown.{' '}
            <Link to="/about-us#money">How your money is held</Link>
          </p>
        </aside>
      </div>
    </div>
  );
}
