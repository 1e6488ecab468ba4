import {
  Banknote,
  Building,
  CalendarClock,
  Gavel,
  Megaphone,
  PackageSearch,
  PackageX,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { TextLink, TimeLeft, VisuallyHidden, When } from '../../ui/index.ts';
import { kindLabels } from '../../lib/notification-kinds.ts';
import type { Notification, NotificationKind } from './notification.types.ts';
import styles from './notifications.module.css';
import { useMark } from './use-marking.ts';

const icons: Readonly<Record<NotificationKind, LucideIcon>> = {
  order: PackageSearch,
  booking: CalendarClock,
  return: PackageX,
  payment: Banknote,
  company: Building,
  decision: Gavel,
  message: Megaphone,
};

/** What happened, as a link; following it marks the notification as read, unless it waits for an answer. */
export function NotificationCell({ row }: { row: Notification }) {
  const { id, kind, title, detail, path, createdAt, isRead, waitsForAnswer, answerBy } = row;
  const { run } = useMark();
  const Icon = icons[kind];
  return (
    <div className={styles.told} data-unread={!isRead}>
      <Icon size={18} strokeWidth={1.75} className={styles.kind} role="img" aria-label={kindLabels[kind]} />
      <div className={styles.texts}>
        <div>
          <TextLink asChild size="2" underline="always" weight={isRead ? 'regular' : 'bold'}>
            <Link
              to={path}
              onClick={() => void (isRead || waitsForAnswer || run({ ids: [id], isRead: true }))}
            >
              {title}
            </Link>
          </TextLink>
          {isRead ? null : (
            <span className={styles.unread}>
              <VisuallyHidden>Unread</VisuallyHidden>
            </span>
          )}
        </div>
        {waitsForAnswer && answerBy !== null ? (
          <p className={styles.due}>
            <TimeLeft until={answerBy} />
          </p>
        ) : null}
        {detail === null ? null : <p className={styles.detail}>{detail}</p>}
        <p className={styles.when}>
          <When at={createdAt} />
        </p>
      </div>
    </div>
  );
}
