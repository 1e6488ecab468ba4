import { SearchField, TextField } from '../../ui/index.ts';
import { SearchSlot, TabButtons, type LedgerKind } from '../order-parts/index.ts';
import styles from './money.module.css';
import type { LedgerSearch } from './ledger-search.ts';

interface LedgerFilterProps {
  readonly search: LedgerSearch;
  readonly onSearch: (change: Partial<LedgerSearch>) => void;
  /** The kinds that this reader can find. */
  readonly kinds: readonly LedgerKind[];
  /** What the search looks through. */
  readonly hint: string;
}

const kindWords: Readonly<Record<LedgerKind, string>> = {
  capture: 'Payments',
  refund: 'Refunds',
  transfer: 'Transfers',
  reversal: 'Taken back',
};

/** Kind, words and days; all of it stands in the address. */
export function LedgerFilter({ search, onSearch, kinds, hint }: LedgerFilterProps) {
  return (
    <>
      <SearchSlot>
        <SearchField label="Search movements" hint={hint} words={search.q} onWords={(q) => onSearch({ q })} />
      </SearchSlot>
      <TabButtons
        label="Kind"
        tabs={[
          { value: 'all', words: 'All', count: null },
          ...kinds.map((kind) => ({ value: kind, words: kindWords[kind], count: null })),
        ]}
        chosen={search.kind ?? 'all'}
        onChoose={(chosen) => onSearch({ kind: kinds.find((kind) => kind === chosen) ?? null })}
      />
      <div className={styles.days}>
        <TextField
          type="date"
          label="From"
          value={search.from}
          max={search.to}
          onChange={({ currentTarget: { value } }) => onSearch({ from: value })}
        />
        <TextField
          type="date"
          label="To"
          value={search.to}
          min={search.from}
          onChange={({ currentTarget: { value } }) => onSearch({ to: value })}
        />
      </div>
    </>
  );
}
