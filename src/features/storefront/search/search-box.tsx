import { useEffect, useRef, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/index.ts';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  readonly label: string;
  /** What one could type. */
  readonly hint: string;
  readonly onFocus?: () => void;
}

/** After so long without a key what was typed is searched for. */
const pauseMs = 250;

/** The same page with these words, from its first listings; the form's own data, as the browser would send it. */
function addressOf(form: HTMLFormElement, pathname: string): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  return params.size === 0 ? pathname : `${pathname}?${params.toString()}`;
}

/**
 * The words that this page's listings are searched for. A plain GET form, so that it works before the scripts are there; with them it follows the
 * typing and keeps the focus. Uncontrolled: what was typed before hydration stays.
 */
export function SearchBox({ label, hint, onFocus }: SearchBoxProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const query = params.get('q') ?? '';
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  /** Words that were gone for and have not come yet, oldest first. */
  const asked = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    const place = asked.current.indexOf(query);
    // Results of the current query arrive while the user types on; an earlier query was abandoned.
    asked.current = place === -1 ? [] : asked.current.slice(place + 1);
    if (place !== -1 || !field.current) return;
    // Other words come from the address: the field follows.
    clearTimeout(timer.current);
    field.current.value = query;
  }, [query]);

  /** `before`: the words that need not be gone for again. */
  const go = (before: string) => {
    clearTimeout(timer.current);
    const typed = field.current?.value.trim() ?? '';
    if (!field.current?.form || typed === before) return;
    asked.current.push(typed);
    // Each pause in the typing is no step to go back through.
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
    </form>
  );
}
