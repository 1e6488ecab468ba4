import { useState } from 'react';
import { BusyButton, useIsInteractive, VisuallyHidden } from '../../../ui/index.ts';

interface AddButtonProps {
  /** Name of the listing. */
  readonly name: string;
  /** Resolves when the item was added to the cart, or when a failure was shown. */
  readonly onAdd: () => Promise<unknown>;
}

/** Adds one item to the cart from a list. */
export function AddButton({ name, onAdd }: AddButtonProps) {
  const isInteractive = useIsInteractive();
  const [isBusy, setIsBusy] = useState(false);
  const add = async () => {
    setIsBusy(true);
    try {
      await onAdd();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <BusyButton variant="soft" disabled={!isInteractive} busy={isBusy} onClick={() => void add()}>
      Add to cart
      <VisuallyHidden>: {name}</VisuallyHidden>
    </BusyButton>
  );
}
