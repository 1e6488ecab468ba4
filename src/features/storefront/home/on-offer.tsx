import { Link } from 'react-router-dom';
import { ListingGrid } from '../search/listing-grid.tsx';
import { departmentNames } from '../search/market-search.ts';
import type { MarketOverview, Showcase } from './home-data.ts';
import { VisuallyHidden } from '../../../ui/index.ts';
import styles from './on-offer.module.css';
import { Section } from './section.tsx';

interface OnOfferProps {
  readonly showcase: Showcase;
  readonly ports: MarketOverview['ports'];
}

/**
 * A few products of each department with their prices. They link to their pages, where they can be added to the cart,
 * because links work before scripts have loaded.
 */
export function OnOffer({ showcase, ports }: OnOfferProps) {
  const portNames = Object.fromEntries(ports.map(({ slug, name }) => [slug, name]));
  return (
    <Section anchor="on-offer" title="In stock now" lead="New on the market, with today’s price.">
      {showcase.map(({ slug, items }) => (
        <section key={slug} aria-labelledby={`on-offer-${slug}`} className={styles.department}>
          <header className={styles.header}>
            <h3 id={`on-offer-${slug}`} className={styles.title}>
              {departmentNames[slug]}
            </h3>
            <Link to={`/${slug}`} className={styles.all}>
              See all <VisuallyHidden>in {departmentNames[slug]}</VisuallyHidden>
            </Link>
          </header>
          <ListingGrid items={items} department={slug} ports={portNames} from="/" onAdd={null} />
        </section>
      ))}
    </Section>
  );
}
