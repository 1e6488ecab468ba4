import {
  Anchor,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Info,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import styles from './status-badge.module.css';

export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';

const icons: Record<StatusTone, LucideIcon> = {
  neutral: CircleDashed,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  accent: Anchor,
};

interface StatusBadgeProps {
  readonly tone?: StatusTone;
  readonly icon?: LucideIcon;
  /** The state in one or two words, because colour alone is not enough. */
  readonly children: string;
}

/** A state as icon, word and tone. */
export function StatusBadge({ tone = 'neutral', icon, children }: StatusBadgeProps) {
  const Icon = icon ?? icons[tone];
  return (
    <span className={styles.badge} data-tone={tone}>
      <Icon size={14} aria-hidden />
      {children}
    </span>
  );
}
