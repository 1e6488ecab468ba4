import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../../ui/index.ts';
import { useSiteConfig } from '../../site-config/index.ts';
import { countedText } from './counted-text.ts';
import { facetGroups, type FacetChoice, type FacetGroup } from './facet-groups.ts';
import styles from './facet-panel.module.css';
import type { Facets } from './found.types.ts';
import type { MarketSearch } from './market-search.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { PriceFilter } from './price-filter.tsx';

interface FacetPanelProps {
  readonly search: MarketSearch;
  readonly facets: Facets;
  /** The number of results. */
  readonly total: number;
  /** "Show 42 listings", for the sheet on a phone. */
  readonly showLabel: string;
  readonly onGo: (address: string) => void;
}

/** The facets with their counts. All of them except the price are links, which work before scripts have loaded. */
export function FacetPanel({ search, facets, total, showLabel, onGo }: FacetPanelProps) {
  const { currency } = useSiteConfig();
  return (
    <FilterSheet showLabel={showLabel}>
      {facetGroups(search, facets, total).map((group) => (
        <Group key={group.title} group={group} areLowerBounds={facets.countsAreLowerBounds} />
      ))}
      {facets.price || search.priceFromMinor !== null || search.priceToMinor !== null ? (
        <PriceFilter
          // The fields are reset when the address changes elsewhere.
          key={`${search.priceFromMinor} ${search.priceToMinor}`}
          search={search}
          price={facets.price}
          currency={currency}
          onGo={onGo}
        />
      ) : null}
    </FilterSheet>
  );
}

const shownAtOnce = 7;

interface GroupProps {
  readonly group: FacetGroup;
  /** The counts are lower bounds. */
  readonly areLowerBounds: boolean;
}

function Group({ group: { title, choices }, areLowerBounds }: GroupProps) {
  const first = choices.slice(0, shownAtOnce);
  const rest = choices.slice(shownAtOnce);
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <Choices choices={first} areLowerBounds={areLowerBounds} />
      {rest.length > 0 ? (
        <details className={styles.more} open={rest.some(({ isChosen }) => isChosen) || undefined}>
          <summary>
            {rest.length} more<VisuallyHidden> under {title}</VisuallyHidden>
          </summary>
          <Choices choices={rest} areLowerBounds={areLowerBounds} />
        </details>
      ) : null}
    </section>
  );
}

interface ChoicesProps extends Pick<GroupProps, 'areLowerBounds'> {
  readonly choices: readonly FacetChoice[];
}

function Choices({ choices, areLowerBounds }: ChoicesProps) {
  return (
    <ul className={styles.choices}>
      {choices.map(({ key, label, count, isChosen, to }) => (
        <li key={key}>
          <Link
            to={to}
            preventScrollReset
            rel="nofollow"
            className={styles.choice}
            aria-current={isChosen ? 'true' : undefined}
          >
            <span className={styles.box} aria-hidden>
              {isChosen ? <Check size={12} strokeWidth={3} /> : null}
            </span>
            <span className={styles.label}>{label}</span>
            <span className={styles.count}>{countedText(count, areLowerBounds)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
