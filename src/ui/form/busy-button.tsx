import { Button, Spinner } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { useIsInteractive } from '../use-is-interactive.ts';
import styles from './busy-button.module.css';

interface BusyButtonProps extends Omit<ComponentProps<typeof Button>, 'loading' | 'asChild'> {
  readonly busy?: boolean;
}

/**
 * A button for work that takes a moment. While busy it keeps its width and its focus, shows a spinner and ignores
 * presses (`aria-disabled`, because a disabled button would lose the focus).
 */
export function BusyButton({ busy = false, children, onClick, className, ...button }: BusyButtonProps) {
  return (
    <Button
      type="button"
      {...button}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      className={className ? `${styles.button} ${className}` : styles.button}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className={styles.words} data-busy={busy}>
        {children}
      </span>
      {busy ? (
        <span className={styles.spinner} aria-hidden>
          <Spinner />
        </span>
      ) : null}
    </Button>
  );
}

type SubmitButtonProps = Omit<BusyButtonProps, 'type'>;

/** The `BusyButton` that submits its form; busy until the page's code has loaded. */
export function SubmitButton({ busy = false, ...button }: SubmitButtonProps) {
  const isInteractive = useIsInteractive();
  return <BusyButton size="3" {...button} busy={busy || !isInteractive} type="submit" />;
}
