import { Link } from 'react-router-dom';
import type { MarketOverview } from './home-data.ts';
import { countryName, portsByCountry } from './ports-by-country.ts';
import styles from './ports.module.css';
import { Section } from './section.tsx';

const count = new Intl.NumberFormat('en-GB');

const figureNames = [
  ['crew', 'crew member', 'crew members'],
  ['suppliers', 'supplier', 'suppliers'],
  ['serviceProviders', 'service provider', 'service providers'],
  ['ports', 'port', 'ports'],
] as const;

/** The size of the market; figures of zero are not shown. */
function Figures({ figures }: Pick<MarketOverview, 'figures'>) {
  return (
    <dl className={styles.figures}>
      {figureNames
        .filter(([key]) => figures[key] > 0)
        .map(([key, one, many]) => (
          <div key={key} className={styles.figure}>
            <dt>{figures[key] === 1 ? one : many}</dt>
            <dd>{count.format(figures[key])}</dd>
          </div>
        ))}
    </dl>
  );
}

export function Ports({ ports, figures }: Pick<MarketOverview, 'ports' | 'figures'>) {
  return (
    <Section
      anchor="ports"
      title="Where yachts berth"
      lead="Prices, delivery and free hours are for your port, in its own time zone."
    >
      <Figures figures={figures} />
      <ul className={styles.countries}>
        {portsByCountry(ports).map(({ country, ports: here }) => (
          <li key={country}>
            {/* Browsers and the server may have different names for a country. */}
            <h3 suppressHydrationWarning className={styles.countryName}>
              {countryName(country)}
            </h3>
            <ul className={styles.ports}>
              {here.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={`/?port=${slug}`} className={styles.port}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
