import styles from './parts.module.css';

interface Props {
  readonly value: unknown;
  /** Paths (`draft.version`) of the last changes. */
  readonly changed?: ReadonlySet<string>;
}

const kindOf = (value: unknown): string => (value === null ? 'null' : typeof value);
const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The number of entries that are expanded initially; more are expanded by hand. */
const openSize = 12;
/** Renders at most this many entries: more would block the page. */
const drawnSize = 200;

/** A JSON value as a collapsible tree. */
export function JsonTree({ value, changed = new Set() }: Props) {
  return (
    <div className={styles.tree}>
      {isBranch(value) ? (
        <Entries value={value} path="" depth={0} changed={changed} />
      ) : (
        <Leaf value={value} />
      )}
    </div>
  );
}

interface EntriesProps {
  readonly value: object;
  readonly path: string;
  readonly depth: number;
  readonly changed: ReadonlySet<string>;
}

function Entries({ value, path, depth, changed }: EntriesProps) {
  const entries = Object.entries(value);
  return (
    <ul>
      {entries.slice(0, drawnSize).map(([name, one]: [string, unknown]) => {
        const at = Array.isArray(value) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
        const text = (
          <span className={changed.has(at) ? `${styles.field} ${styles.changed}` : styles.field}>{name}</span>
        );
        if (!isBranch(one)) {
          return (
            <li key={name}>
              {text}: <Leaf value={one} />
            </li>
          );
        }
        const size = Object.keys(one).length;
        const holdsChange = [...changed].some(
          (place) => place.startsWith(at) && /^($|\.|\[)/.test(place.slice(at.length)),
        );
        return (
          <li key={name}>
            {size === 0 ? (
              <>
                {text}: <span className={styles.size}>{Array.isArray(one) ? '[]' : '{}'}</span>
              </>
            ) : (
              <details open={holdsChange || (depth < 2 && size <= openSize)}>
                <summary>
                  {text} <span className={styles.size}>{Array.isArray(one) ? `[${size}]` : `{${size}}`}</span>
                </summary>
                <Entries value={one} path={at} depth={depth + 1} changed={changed} />
              </details>
            )}
          </li>
        );
      })}
      {entries.length > drawnSize ? (
        <li className={styles.size}>and {entries.length - drawnSize} more</li>
      ) : null}
    </ul>
  );
}

function Leaf({ value }: { readonly value: unknown }) {
  return (
    <span className={styles.leaf} data-kind={kindOf(value)}>
      {typeof value === 'string' ? JSON.stringify(value) : String(value)}
    </span>
  );
}
