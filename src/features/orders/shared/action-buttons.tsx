import { Ellipsis } from 'lucide-react';
import { BusyButton, DropdownMenu, IconButton } from '../../../ui/index.ts';
import styles from './action-buttons.module.css';

export interface OfferedAction<A extends string> {
  readonly action: A;
  readonly label: string;
  readonly isDestructive: boolean;
  /** Never shown as the main button, even when it is first. */
  readonly isAside?: boolean;
}

interface ActionButtonsProps<A extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly className: string | undefined;
  readonly actions: readonly OfferedAction<A>[];
  /** The action in progress; null if there is none. */
  readonly acting?: A | null;
  /** On a phone, where the buttons stay visible, only the first ones are shown; the others are in a menu. */
  readonly foldsOnPhone?: boolean;
  readonly onAction: (action: A) => void;
}

/** Two buttons fit next to each other on a phone. */
const onPhone = 2;

/** The actions allowed on an order: the first one is primary, the others are quiet, those that end it are red. */
export function ActionButtons<A extends string>(props: ActionButtonsProps<A>) {
  const { label, className, actions, acting = null, foldsOnPhone = false, onAction } = props;
  if (actions.length === 0) return null;
  const folded = foldsOnPhone && actions.length > onPhone + 1 ? actions.slice(onPhone) : [];
  return (
    <div role="group" aria-label={label} className={className}>
      {actions.map(({ action, label: words, isDestructive, isAside = false }, index) => (
        <BusyButton
          key={action}
          busy={acting === action}
          {...(folded.length > 0 && index >= onPhone && { className: styles.folded })}
          {...(isDestructive
            ? { variant: 'surface', color: 'red' }
            : (index > 0 || isAside) && { variant: 'surface', color: 'gray', highContrast: true })}
          onClick={() => onAction(action)}
        >
          {words}
        </BusyButton>
      ))}
      {folded.length === 0 ? null : (
        <DropdownMenu.Root>
          <DropdownMenu.Trigger>
            <IconButton
              size="3"
              variant="surface"
              color="gray"
              highContrast
              aria-label="More steps"
              className={styles.more}
            >
              <Ellipsis size={20} aria-hidden />
            </IconButton>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="end" side="top">
            {folded.map(({ action, label: words, isDestructive }) => (
              <DropdownMenu.Item
                key={action}
                {...(isDestructive && { color: 'red' })}
                onSelect={() => onAction(action)}
              >
                {words}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      )}
    </div>
  );
}
