import type { ContextChange } from '../../../src/statecharts/trace/context-change.ts';
import { JsonTree } from './json-tree.tsx';
import styles from './parts.module.css';

interface Props {
  readonly label: string;
  readonly context: unknown;
  readonly changes: readonly ContextChange[];
}

const brief = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)} …` : text;
};

/** A machine's context, and what the last event changed in it. */
export function ContextView({ label, context, changes }: Props) {
  return (
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <h3 className={styles.subtitle}>The last event changed</h3>
      {changes.length === 0 ? (
        <p className={styles.nothing}>It didn’t change the context.</p>
      ) : (
        <ul className={styles.changes}>
          {changes.map(({ path, before, after }) => (
            <li key={path} className={styles.change}>
              <span className={styles.path}>{path}</span>
              {before === undefined ? null : <del>{brief(before)}</del>}
              {after === undefined ? null : <ins>{brief(after)}</ins>}
            </li>
          ))}
        </ul>
      )}
      <h3 className={styles.subtitle}>It remembers</h3>
      <JsonTree value={context} changed={new Set(changes.map(({ path }) => path))} />
    </div>
  );
}
