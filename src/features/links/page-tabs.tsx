import { useEffect, useRef } from 'react';
import { Link, useLocation, type To } from 'react-router-dom';
import { TabNav } from '../../ui/index.ts';
import styles from './page-tabs.module.css';

interface PageTab {
  readonly text: string;
  readonly to: To;
}

interface PageTabsProps {
  readonly label: string;
  readonly tabs: readonly PageTab[];
  /** The text of the tab whose part is shown. */
  readonly shown: string;
}

const chosenHere = { chosenTab: true };

const wasChosenHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'chosenTab' in state;

/**
 * The parts of a page as tabs, each with an address. The current tab is scrolled into view on a phone, where not all
 * fit. A part that was chosen keeps the focus on its tab, also if the page is mounted anew with it.
 */
export function PageTabs({ label, tabs, shown }: PageTabsProps) {
  const row = useRef<HTMLElement>(null);
  const isChosenHere = wasChosenHere(useLocation().state);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
    if (isChosenHere) current?.focus({ preventScroll: true });
  }, [shown, isChosenHere]);
  return (
    <TabNav.Root ref={row} aria-label={label} className={styles.tabs}>
      {tabs.map(({ text, to }) => (
        <TabNav.Link key={text} asChild active={text === shown}>
          <Link to={to} state={chosenHere} preventScrollReset>
            {text}
          </Link>
        </TabNav.Link>
      ))}
    </TabNav.Root>
  );
}
