import styles from './tools.module.css';

const mostShown = 99;

export const shownCount = (count: number): string => (count > mostShown ? `${mostShown}+` : String(count));

/** How many there are of what a tool of the top bar leads to; nothing for none. Its link says it in words. */
export function ToolCount({ of: count }: { of: number }) {
  return count > 0 ? (
    <span aria-hidden className={styles.count}>
      {shownCount(count)}
    </span>
  ) : null;
}
