import { BusyButton } from '../../../ui/index.ts';

export interface OfferedAction<A extends string> {
  readonly action: A;
  readonly label: string;
  readonly isDestructive: boolean;
  /** Not the main button, though it is the first. */
  readonly isAside?: boolean;
}

interface ActionButtonsProps<A extends string> {
  /** Names the group. */
  readonly label: string;
  readonly className: string | undefined;
  readonly actions: readonly OfferedAction<A>[];
  /** The action that is under way; null when none is. */
  readonly acting?: A | null;
  readonly onAct: (action: A) => void;
}

/** What may be done with an order now: one primary, the rest quiet, what ends it red. */
export function ActionButtons<A extends string>(props: ActionButtonsProps<A>) {
  const { label, className, actions, acting = null, onAct } = props;
  if (actions.length === 0) return null;
  return (
    <div role="group" aria-label={label} className={className}>
      {actions.map(({ action, label: words, isDestructive, isAside = false }, place) => (
        <BusyButton
          key={action}
          busy={acting === action}
          {...(isDestructive
            ? { variant: 'surface', color: 'red' }
            : (place > 0 || isAside) && { variant: 'surface', color: 'gray', highContrast: true })}
          onClick={() => onAct(action)}
        >
          {words}
        </BusyButton>
      ))}
    </div>
  );
}
