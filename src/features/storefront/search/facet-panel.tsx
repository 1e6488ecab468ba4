import { Check, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, IconButton, VisuallyHidden } from '../../../ui/index.ts';
import { useSiteConfig } from '../../site-config/index.ts';
import { countedText } from './counted-text.ts';
import { facetGroups, type FacetChoice, type FacetGroup } from './facet-groups.ts';
import styles from './facet-panel.module.css';
import type { Facets } from './found-data.ts';
import type { MarketSearch } from './market-search.ts';
import { PriceFilter } from './price-filter.tsx';

export const FACETS_ID = 'filters';

interface FacetPanelProps {
  readonly search: MarketSearch;
  readonly facets: Facets;
  /** How many the search finds. */
  readonly total: number;
  /** "Show 42 listings", for the sheet on a phone. */
  readonly showLabel: string;
  readonly onGo: (address: string) => void;
}

/**
 * The choices with their counts: a column on wide screens, a popover over the page on narrow ones. The browser opens and closes it, and everything
 * but the price is a link: it works before the scripts are there.
 */
export function FacetPanel({ search, facets, total, showLabel, onGo }: FacetPanelProps) {
  const { currency } = useSiteConfig();
  return (
    <aside id={FACETS_ID} popover="auto" aria-label="Filters" className={styles.panel}>
      <div className={styles.sheetHead}>
        <p className={styles.sheetTitle}>Filters</p>
        <IconButton
          variant="ghost"
          color="gray"
          size="3"
          aria-label="Close filters"
          popoverTarget={FACETS_ID}
          popoverTargetAction="hide"
          className={styles.close}
        >
          <X size={22} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.groups}>
        {facetGroups(search, facets, total).map((group) => (
          <Group key={group.title} group={group} areLowerBounds={facets.countsAreLowerBounds} />
        ))}
        {facets.price || search.priceFromMinor !== null || search.priceToMinor !== null ? (
          <PriceFilter
            // Where the address changes otherwise, the fields follow it.
            key={`${search.priceFromMinor} ${search.priceToMinor}`}
            search={search}
            price={facets.price}
            currency={currency}
            onGo={onGo}
          />
        ) : null}
      </div>
      <div className={styles.sheetFoot}>
        <Button size="3" popoverTarget={FACETS_ID} popoverTargetAction="hide">
          {showLabel}
        </Button>
      </div>
    </aside>
  );
}

const shownAtOnce = 7;

interface GroupProps {
  readonly group: FacetGroup;
  /** Each count is at least so large. */
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
