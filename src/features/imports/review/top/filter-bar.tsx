import { CircleMinus, Search, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button, IconButton, Spinner } from '../../../../ui/index.ts';
import { LevelMark } from '../level-mark.tsx';
import type { Level, Review, RowFilter } from '../review.types.ts';
import { inFigures } from '../review.labels.ts';
import { FindingFilters } from './finding-filters.tsx';
import styles from './filter-bar.module.css';

export type ComparisonState = 'comparing' | 'compared' | 'outdated' | 'notCompared';

interface FilterBarProps {
  readonly review: Review;
  readonly filter: RowFilter;
  readonly onFilter: (filter: RowFilter) => void;
  readonly comparison: ComparisonState;
  readonly onCompareAgain: () => void;
}

const levels: readonly {
  readonly level: Level;
  readonly label: string;
  readonly count: 'blocked' | 'doubtful' | 'noted';
}[] = [
  { level: 'blocked', label: 'Cannot be sold', count: 'blocked' },
  { level: 'doubtful', label: 'Needs checking', count: 'doubtful' },
  { level: 'note', label: 'Notes', count: 'noted' },
];

/** Filters the rows by level, by comparison with existing listings, by one finding, and by words. */
export function FilterBar({ review, filter, onFilter, comparison, onCompareAgain }: FilterBarProps) {
  const { summary } = review;
  const show = (level: RowFilter['level']) =>
    onFilter({ text: filter.text, level: filter.level === level ? undefined : level });
  const isAll = filter.level === undefined && filter.code === undefined;
  const isComparing = comparison === 'comparing' || comparison === 'outdated';
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <div className={styles.group} role="group" aria-label="Show rows">
          <Toggle isOn={isAll} figure={summary.rows} onPress={() => onFilter({ text: filter.text })}>
            All
          </Toggle>
          {levels.map(({ level, label, count }) => (
            <Toggle
              key={level}
              isOn={filter.level === level}
              figure={summary[count]}
              onPress={() => show(level)}
              level={level}
            >
              <LevelMark level={level} sizePx={16} />
              {label}
            </Toggle>
          ))}
          <Toggle
            isOn={filter.level === 'excluded'}
            figure={summary.excluded}
            onPress={() => show('excluded')}
          >
            <CircleMinus size={16} aria-hidden />
            Left out
          </Toggle>
        </div>
        <div className={styles.group} role="group" aria-label="Compared with what you already sell">
          {comparison === 'notCompared' ? (
            <span className={styles.failed} role="status">
              Could not be compared.
              <Button size="1" variant="ghost" onClick={onCompareAgain}>
                Try again
              </Button>
            </span>
          ) : summary.isCompared ? (
            <>
              {(['new', 'changed', 'unchanged'] as const).map((level) => (
                <Toggle
                  key={level}
                  isOn={filter.level === level}
                  figure={summary[level]}
                  onPress={() => show(level)}
                >
                  {level === 'new' ? 'New' : level === 'changed' ? 'Changed' : 'Unchanged'}
                </Toggle>
              ))}
              {isComparing ? <Spinner size="1" role="img" aria-label="Comparing again" /> : null}
            </>
          ) : (
            <span className={styles.comparing} role="status">
              <Spinner size="1" /> Comparing with what you already sell
            </span>
          )}
        </div>
        <SearchField
          text={filter.text ?? ''}
          onText={(text) => onFilter({ ...filter, text: text || undefined })}
        />
      </div>
      <FindingFilters
        groups={review.findings}
        level={filter.level}
        code={filter.code}
        onCode={(code) => onFilter({ text: filter.text, code })}
      />
    </div>
  );
}

interface ToggleProps {
  readonly isOn: boolean;
  readonly figure: number;
  readonly onPress: () => void;
  readonly level?: Level;
  readonly children: ReactNode;
}

function Toggle({ isOn, figure, onPress, level, children }: ToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isOn}
      data-level={figure > 0 ? level : undefined}
      onClick={onPress}
    >
      {children} <span className={styles.figure}>{inFigures(figure)}</span>
    </button>
  );
}

/** Keeps its own text, since the address is updated with a delay. */
function SearchField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  // If the words are removed elsewhere ("Show all rows"), the field is cleared; while the user types, it is not
  // changed.
  useEffect(() => {
    const field = input.current;
    if (field && document.activeElement !== field) field.value = text;
  }, [text]);
  return (
    <div className={styles.search}>
      <Search size={16} aria-hidden />
      <input
        ref={input}
        type="search"
        aria-label="Find rows"
        placeholder="Find rows"
        autoComplete="off"
        defaultValue={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {text === '' ? null : (
        <IconButton
          size="1"
          variant="ghost"
          color="gray"
          aria-label="Clear the search"
          onClick={() => {
            if (input.current) input.current.value = '';
            input.current?.focus();
            onText('');
          }}
        >
          <X size={16} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
