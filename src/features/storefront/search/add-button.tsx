import { useState } from 'react';
import { BusyButton, useIsInteractive, VisuallyHidden } from '../../../ui/index.ts';

interface AddButtonProps {
  /** The listing's. */
  readonly name: string;
  /** Resolves once it is in the cart, or was said not to be. */
  readonly onAdd: () => Promise<unknown>;
}

/** Puts one into the cart from where it is listed. */
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
