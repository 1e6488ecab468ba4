import { lazy, memo, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { filesInReach } from '../../browser/connection.ts';
import { firstInteraction } from '../../browser/first-interaction.ts';
import { loadPart, PartLoadError } from '../../lib/load-part.ts';
import { once } from '../../lib/once.ts';
import styles from './lazy-part.module.css';

interface LazyPartOptions {
  /** Shown while the part is fetched. */
  readonly waiting?: ReactNode;
  /**
   * On a server-rendered page the code is fetched at the user's first interaction: until then the server's HTML does
   * all that the part does.
   */
  readonly atFirstSign?: boolean;
  /** It is the whole screen: code that could not be fetched is left to the router, which shows it instead of the screen. */
  readonly isScreen?: boolean;
}

interface NotLoadedProps {
  /** The number of retries so far. */
  readonly tries: number;
  readonly onRetry: () => void;
}

function NotLoaded({ tries, onRetry }: NotLoadedProps) {
  // A newer version has other files: a retry never finds this one, and only the user knows what a reload would lose.
  const isTried = tries > 0;
  const button = (text: string, onClick: () => void) => (
    <button type="button" className={styles.retry} onClick={onClick}>
      {text}
    </button>
  );
  return (
    <p role="alert" className={styles.notLoaded}>
      {isTried
        ? 'This part still didn’t load. Reloading loses unsaved typing.'
        : 'This part didn’t load. What’s on the screen is kept.'}{' '}
      {button('Try again', onRetry)} {isTried && button('Reload the page', () => window.location.reload())}
    </p>
  );
}

/**
 * A part of a screen whose code is fetched when it is first shown, within the limit of docs/requirements.md §9. If it
 * cannot be fetched, the rest of the screen stays and this part can be retried; offline, it waits for the connection.
 * `preload` fetches it beforehand.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting = null, atFirstSign = false, isScreen = false }: LazyPartOptions = {},
): ComponentType<P> & { preload: () => void } {
  const fetchPart = once(async () => {
    // Offline, the server's HTML stays, and the part loads automatically when there is a connection.
    if (!isScreen) await filesInReach();
    return loadPart(load);
  });
  const createPart = () => lazy(async () => ({ default: await fetchPart() }));
  const first = lazy(async () => {
    if (atFirstSign) await firstInteraction();
    return { default: await fetchPart() };
  });

  function Part(props: P) {
    // React never retries a rejected lazy component, so a retry creates a new one.
    const [Loaded, setLoaded] = useState(() => first);
    const [tries, setTries] = useState(0);
    return (
      <ErrorBoundary
        fallbackRender={({ error, resetErrorBoundary }) => {
          if (isScreen || !(error instanceof PartLoadError)) throw error;
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

  // Without memo, an unnecessary re-render of a part that is still loading would remove the server's HTML.
  return Object.assign(memo(Part), {
    preload: () => {
      // Could not be fetched yet: it is retried when the part is shown.
      fetchPart().catch(() => undefined);
    },
  });
}
