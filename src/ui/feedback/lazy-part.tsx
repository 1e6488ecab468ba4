import { lazy, memo, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { firstSign } from '../../lib/first-sign.ts';
import { loadPart, PartLoadError } from '../../lib/load-part.ts';
import { once } from '../../lib/once.ts';
import styles from './lazy-part.module.css';

interface LazyPartOptions {
  /** Stands while the part is fetched. */
  readonly waiting?: ReactNode;
  /** On a page that the server has drawn the code is fetched at a person's first sign: until then what was drawn does all that the part does. */
  readonly atFirstSign?: boolean;
}

function NotLoaded({ tries, onRetry }: { tries: number; onRetry: () => void }) {
  // A newer version has other files: trying again never finds this one, and only the visitor knows what a reload would lose.
  if (tries > 0)
    return (
      <p role="alert" className={styles.notLoaded}>
        This part still did not load. The connection may be down, or there is a newer version, which a reload
        brings: what you saved is kept, what you only typed is not.{' '}
        <button type="button" className={styles.retry} onClick={onRetry}>
          Try again
        </button>{' '}
        <button type="button" className={styles.retry} onClick={() => window.location.reload()}>
          Reload the page
        </button>
      </p>
    );
  return (
    <p role="alert" className={styles.notLoaded}>
      This part did not load. What is on the screen is kept.{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}

/**
 * A part of a screen whose code is fetched when it is first shown, within the limit of specification §9. Where it cannot be fetched, the rest of the
 * screen stays and this part can be tried again. `preload` fetches it beforehand.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting = null, atFirstSign = false }: LazyPartOptions = {},
): ComponentType<P> & { preload: () => void } {
  const fetchPart = once(() => loadPart(load));
  const createPart = () => lazy(async () => ({ default: await fetchPart() }));
  const first = lazy(async () => {
    if (atFirstSign) await firstSign();
    return { default: await fetchPart() };
  });

  function Part(props: P) {
    // React keeps a rejected lazy component for good: trying again takes a new one.
    const [Loaded, setLoaded] = useState(() => first);
    const [tries, setTries] = useState(0);
    return (
      <ErrorBoundary
        fallbackRender={({ error, resetErrorBoundary }) => {
          if (!(error instanceof PartLoadError)) throw error;
          return (
            <NotLoaded
              tries={tries}
              onRetry={() => {
                setTries(tries + 1);
                setLoaded(createPart);
                resetErrorBoundary();
              }}
            />
          );
        }}
      >
        <Suspense fallback={waiting}>
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }

  // Drawn anew with nothing changed, a part that is still on its way would take away what the server has drawn in its place.
  return Object.assign(memo(Part), {
    preload: () => {
      // Not there yet: it is tried again when the part is shown.
      fetchPart().catch(() => undefined);
    },
  });
}
