import { Heart } from 'lucide-react';
import { IconButton } from '../../../ui/index.ts';
import styles from './heart-button.module.css';

interface HeartButtonProps {
  /** Name of the product. */
  readonly name: string;
  readonly isFavourite: boolean;
  readonly onToggle: () => void;
}

/** A toggle button, pressed while the product is a favourite. */
export const HeartButton = ({ name, isFavourite, onToggle }: HeartButtonProps) => (
  <IconButton
    size="3"
    variant="surface"
    color="gray"
    highContrast
    radius="full"
    className={styles.heart}
    aria-label={`Favourite: ${name}`}
    aria-pressed={isFavourite}
    title={isFavourite ? 'Remove from favourites' : 'Add to favourites'}
    onClick={onToggle}
  >
    <Heart size={20} aria-hidden />
  </IconButton>
);
