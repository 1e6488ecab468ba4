import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  readonly label: string;
  /** What is looked through: "Name, number or brand". */
  readonly hint: string;
  /** What is searched for now, as the address has it. */
  readonly words: string;
  /** Once typing pauses, and at once with Enter. */
  readonly onWords: (words: string) => void;
}

/** After so long without a key what was typed is searched for. */
const pauseMs = 250;

/** The words that a list is searched for. It keeps the focus while the list follows, and follows where the words change otherwise. */
export function SearchField({ label, hint, words, onWords }: SearchFieldProps) {
  const [text, setText] = useState(words);
  const [asked, setAsked] = useState(words);
  const [before, setBefore] = useState(words);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (words !== before) {
    setBefore(words);
    // What comes back is what was asked for here: typing has gone on meanwhile.
    if (words !== asked) {
      setText(words);
      setAsked(words);
    }
  }

  const searchFor = (typed: string) => {
    clearTimeout(timer.current);
    if (typed === asked) return;
    setAsked(typed);
    onWords(typed);
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
