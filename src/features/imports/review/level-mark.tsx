import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import styles from './level-mark.module.css';
import type { Level } from './review.types.ts';

const icons = { blocked: CircleAlert, doubtful: TriangleAlert, note: Info } as const;

/** A level by shape and colour; the text next to it has the same meaning. */
export function LevelMark({ level, sizePx = 14 }: { level: Level; sizePx?: number }) {
  const Icon = icons[level];
  return <Icon size={sizePx} aria-hidden className={styles.mark} data-level={level} />;
}
