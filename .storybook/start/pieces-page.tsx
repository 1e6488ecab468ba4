import { useState } from 'react';
import { EmptyState, Page, SearchField } from '../../src/ui/index.ts';
import { findPieces } from './find-pieces.ts';
import { PieceList } from './piece-list.tsx';
import styles from './start.module.css';

/** The design system by what its pieces are for. */
export function PiecesPage() {
  const [query, setQuery] = useState('');
  const found = findPieces(query);
  return (
    <Page
      title="Find a piece"
      lead="Everything screens are made of. Each name leads to its looks, its properties and its code; Appearance in the toolbar shows light or dark."
    >
      <div className={styles.search}>
        <SearchField
          label="Search the pieces"
          hint="In your own words: money, reason, list, wait"
          query={query}
          onSearch={setQuery}
        />
      </div>
      {found.map((group) => (
        <PieceList key={group.title} {...group} />
      ))}
      {found.length === 0 ? (
        <EmptyState title="No piece is called that">
          Try another word, or fewer. What is missing is added to src/ui, with a story and a line here.
        </EmptyState>
      ) : null}
    </Page>
  );
}
