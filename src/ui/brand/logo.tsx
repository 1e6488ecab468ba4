import styles from './logo.module.css';

/** A bollard on the quay's edge with a mooring line made fast; water below. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden className={styles.mark}>
      <rect width="32" height="32" rx="8" className={styles.ground} />
      <g className={styles.lines} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M10.5 8.5h11a2 2 0 0 1 0 4h-11a2 2 0 0 1 0-4Z" className={styles.head} />
        <path d="M13 12.5h6v8.5h-6Z" className={styles.head} />
        <path d="M8 21h16" />
        <path d="M7 25.5c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1" />
        <path d="M12.4 16.8c2.2 1 4.9.9 7.1-.2 2.3-1.2 4-2.3 6.3-3.1" className={styles.rope} />
      </g>
    </svg>
  );
}

interface LogoProps {
  /** Height of the mark in pixels. */
  readonly size?: number;
  /** The mark alone, for narrow bars. */
  readonly compact?: boolean;
}

/** Mark and wordmark, drawn in one line weight; the accessible name is "Quayside". */
export function Logo({ size = 28, compact = false }: LogoProps) {
  return (
    <span className={styles.logo} role="img" aria-label="Quayside">
      <Mark size={size} />
      {compact ? null : (
        <svg
          height={size}
          viewBox="0 0 134 36"
          fill="none"
          aria-hidden
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
          className={styles.word}
        >
          <path d="M24 16a10.5 10.5 0 1 1-21 0 10.5 10.5 0 0 1 21 0ZM16.5 20.5l7 6.5" />
          <path d="M30 12v8.5a5.8 5.8 0 0 0 11.6 0V12M41.6 12v14.5" />
          <path d="M61.5 19.2a6.8 7.2 0 1 1-13.6 0 6.8 7.2 0 0 1 13.6 0ZM61.5 12v14.5" />
          <path d="m67 12 6 14M79.5 12l-8 18.5c-.7 1.6-1.7 2.3-3.5 2.3" />
          <path d="M93.3 14.3c-1-1.5-2.6-2.4-4.5-2.4-2.5 0-4.4 1.4-4.4 3.5 0 5.3 9.4 2.2 9.4 7.4 0 2.3-2 3.7-4.8 3.7-2.2 0-4-.9-5-2.6" />
          <path d="M99.5 12v14.5M99.5 5.6v.1" />
          <path d="M118.6 19.2a6.8 7.2 0 1 1-13.6 0 6.8 7.2 0 0 1 13.6 0ZM118.6 4.5v22" />
          <path d="M124.5 19h13.2a6.6 7.2 0 1 0-2 5.2" />
        </svg>
      )}
    </span>
  );
}
