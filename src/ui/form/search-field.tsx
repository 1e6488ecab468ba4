import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './search-field.module.css';

interface SearchFieldProps {
  readonly label: string;
  /** What can be searched: "Name, number or brand". */
  readonly hint: string;
  /** The current query, as in the address. */
  readonly query: string;
  /** Called when typing pauses, and immediately on Enter. */
  readonly onSearch: (query: string) => void;
}

/** The pause after the last key before the search starts, in milliseconds. */
const pauseMs = 250;

/** The search of a list. It keeps the focus while the list loads, and shows a query that changes from outside. */
export function SearchField({ label, hint, query, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(query);
  const [asked, setAsked] = useState(query);
  const [before, setBefore] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (query !== before) {
    setBefore(query);
    // If the query equals the one requested here, keep the text: the user may have typed on since.
    if (query !== asked) {
      setText(query);
      setAsked(query);
    }
  }

  const searchFor = (typed: string) => {
    clearTimeout(timer.current);
    if (typed === asked) return;
    setAsked(typed);
    onSearch(typed);
  };

  return (
    <div role="search" className={styles.search}>
      <Search size={16} aria-hidden className={styles.glass} />
      <input
        type="search"
        aria-label={label}
        placeholder={hint}
        maxLength={100}
        className={styles.field}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => searchFor(value), pauseMs);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') searchFor(text);
        }}
      />
    </div>
  );
}
