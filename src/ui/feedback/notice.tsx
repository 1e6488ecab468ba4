import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

export type Tone = 'info' | 'success' | 'warning' | 'error';

export const toneIcons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
} as const;
const toneLabels = { info: 'Note', success: 'Done', warning: 'Warning', error: 'Problem' } as const;

interface NoticeProps {
  readonly tone?: Tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /**
   * Set if the notice appears after an action, so that it is announced: errors at once, others when there is a pause.
   */
  readonly live?: boolean;
}

/** A short highlighted message in the page. */
export function Notice({ tone = 'info', title, children, action, live = false }: NoticeProps) {
  const Icon = toneIcons[tone];
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      role={live ? (tone === 'error' ? 'alert' : 'status') : 'note'}
      aria-label={live ? undefined : toneLabels[tone]}
    >
      <Icon size={20} aria-hidden />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div className={styles.more}>{children}</div> : null}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
