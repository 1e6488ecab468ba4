import { Button } from '@radix-ui/themes';
import type { ComponentProps } from 'react';

type QuietButtonProps = Omit<ComponentProps<typeof Button>, 'variant' | 'color' | 'highContrast'>;

/** The button beside the main one, and wherever nothing is the main thing to do. */
export const QuietButton = (button: QuietButtonProps) => (
  <Button variant="surface" color="gray" highContrast {...button} />
);
