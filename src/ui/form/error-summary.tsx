import { CircleAlert } from 'lucide-react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import styles from './form.module.css';

export interface FieldFailure {
  readonly name: string;
  readonly message: string;
}

/** react-hook-form's `formState.errors` as a flat list in the form's order; nested names are joined by dots. */
export function listFieldErrors<T extends FieldValues>(errors: FieldErrors<T>): FieldFailure[] {
  return flatten(errors, '')
    .toSorted((one, other) => placesInOrder(one.ref, other.ref))
    .map(({ name, message }) => ({ name, message }));
}

/** Fields without an element of their own stay where they are. */
const placesInOrder = (one: unknown, other: unknown): number => {
  if (!(one instanceof Node) || !(other instanceof Node) || one === other) return 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
};

function flatten(node: object, path: string): (FieldFailure & { readonly ref: unknown })[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || key === 'ref') return [];
    const name = path ? `${path}.${key}` : key;
    if ('message' in value && typeof value.message === 'string' && 'type' in value) {
      return [{ name, message: value.message, ref: 'ref' in value ? value.ref : null }];
    }
    return flatten(value, name);
  });
}

function focusField(event: MouseEvent<HTMLAnchorElement>, name: string) {
  // The address must not change, because routers read the fragment.
  event.preventDefault();
  const found = event.currentTarget.closest('form')?.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (control instanceof HTMLElement) control.focus();
}

interface ErrorSummaryProps {
  readonly errors: readonly FieldFailure[];
  readonly failure?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The errors of the form, above it; each line links to its field. */
export function ErrorSummary({ errors, failure, ref }: ErrorSummaryProps) {
  const count = errors.length;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.summary}>
      <CircleAlert size={20} aria-hidden />
      <div>
        {failure ? <p className={styles.summaryTitle}>{failure}</p> : null}
        {count > 0 ? (
          <>
            <p className={styles.summaryTitle}>
              {count === 1 ? 'One field needs your attention:' : `${count} fields need your attention:`}
            </p>
            <ul>
              {errors.map((error) => (
                <li key={error.name}>
                  <a href={`#${error.name}`} onClick={(event) => focusField(event, error.name)}>
                    {error.message}
                  </a>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </div>
  );
}
