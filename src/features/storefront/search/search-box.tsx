import { useEffect, useRef, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/index.ts';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  readonly label: string;
  /** An example of what to type. */
  readonly hint: string;
  readonly onFocus?: () => void;
}

/** How long after the last key the search starts. */
const pauseMs = 250;

/** The page's address with the form's values, from its first listings, as the browser would submit it. */
function addressOf(form: HTMLFormElement, pathname: string): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  return params.size === 0 ? pathname : `${pathname}?${params.toString()}`;
}

/**
 * The words of the page's search. A plain GET form, so that it works before scripts have loaded; with them it searches
 * while typing and keeps the focus. Uncontrolled, so that text typed before hydration stays.
 */
export function SearchBox({ label, hint, onFocus }: SearchBoxProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const query = params.get('q') ?? '';
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  /** Words whose navigation has not finished, oldest first. */
  const asked = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    const index = asked.current.indexOf(query);
    // Results of the current words arrive while the user types on; earlier searches were abandoned.
    asked.current = index === -1 ? [] : asked.current.slice(index + 1);
    if (index !== -1 || !field.current) return;
    // The address has other words, so the field shows them.
    clearTimeout(timer.current);
    field.current.value = query;
  }, [query]);

  /** `before`: words that need no new search. */
  const go = (before: string) => {
    clearTimeout(timer.current);
    const typed = field.current?.value.trim() ?? '';
    if (!field.current?.form || typed === before) return;
    asked.current.push(typed);
    // The pauses while typing do not add history entries.
    void navigate(addressOf(field.current.form, pathname), {
      replace: query !== '',
      preventScrollReset: true,
    });
  };

  return (
    <form
      role="search"
      method="get"
      action={pathname}
      className={styles.search}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        go(query);
      }}
    >
      <input
        ref={field}
        type="search"
        name="q"
        defaultValue={query}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        placeholder={hint}
        className={styles.field}
        onFocus={onFocus}
        onInput={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => go(asked.current.at(-1) ?? query), pauseMs);
        }}
      />
      {[...params]
        .filter(([name]) => name !== 'q' && name !== 'shown')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <Button type="submit" size="3">
        Search
      </Button>
      {/* After the button that Enter presses. */}
      <button
        type="submit"
        aria-label="Clear"
        className={styles.clear}
        onClick={() => {
          if (!field.current) return;
          field.current.value = '';
          field.current.focus();
        }}
      >
        ×
      </button>
    </form>
  );
}
