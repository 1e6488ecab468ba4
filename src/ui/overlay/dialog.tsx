import { Dialog as RadixDialog, IconButton } from '@radix-ui/themes';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useReturnFocus } from './use-return-focus.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** Buttons, primary last. */
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** At the right edge, with full height: a drawer. */
  readonly side?: boolean;
  /** Fills the screen on a phone. */
  readonly wholePhone?: boolean;
  /** Where the focus goes on closing, if not back to the element that had it before (null: back there). */
  readonly returnFocusTo?: () => HTMLElement | null;
  readonly children?: ReactNode;
}

const widths = { small: '440px', medium: '560px', large: '800px' } as const;

/** A task or text without leaving the screen. The focus moves in, stays, and returns to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'medium',
  side = false,
  wholePhone = false,
  children,
  returnFocusTo,
}: DialogProps) {
  const returnFocus = useReturnFocus(returnFocusTo);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Content
        maxWidth={widths[size]}
        className={`${styles.dialog} ${side ? styles.side : ''} ${wholePhone ? styles.wholePhone : ''}`}
        {...returnFocus}
        // Radix warns when neither a description nor this is given.
        {...(description ? {} : { 'aria-describedby': undefined })}
      >
        <RadixDialog.Title size="4" mb="0" className={styles.title}>
          {title}
        </RadixDialog.Title>
        {description ? (
          <RadixDialog.Description size="2" className={styles.description}>
            {description}
          </RadixDialog.Description>
        ) : null}
        {children ? <div className={styles.body}>{children}</div> : null}
        {footer ? <footer className={styles.footer}>{footer}</footer> : null}
        {/* Last, so that the focus starts in the content. */}
        <RadixDialog.Close>
          <IconButton variant="ghost" color="gray" aria-label="Close" className={styles.close}>
            <X size={20} aria-hidden />
          </IconButton>
        </RadixDialog.Close>
      </RadixDialog.Content>
    </RadixDialog.Root>
  );
}
