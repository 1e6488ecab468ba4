import { Button } from '@radix-ui/themes';
import type { ComponentProps } from 'react';

type QuietButtonProps = Omit<ComponentProps<typeof Button>, 'variant' | 'color' | 'highContrast'>;

/** The button next to the primary one, and for places without a primary action. */
export const QuietButton = (button: QuietButtonProps) => (
  <Button variant="surface" color="gray" highContrast {...button} />
);
