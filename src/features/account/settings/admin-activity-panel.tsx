import { ShieldCheck } from 'lucide-react';
import type { components } from '../../../api/index.ts';
import { ErrorState, Panel, SkeletonTable, When } from '../../../ui/index.ts';
import { errorText } from '../../server-data/index.ts';
import { useAdminActivity } from '../queries.ts';
import styles from './settings.module.css';

type Act = components['schemas']['AdminActivity']['act'];

const actTexts: Readonly<Record<Act, string>> = {
  upload_list: 'Uploaded a list for you',
  import_list: 'Imported a list for you',
  verify_catalogue: 'Confirmed that your list is complete',
  complete_onboarding: 'Completed your onboarding',
  open_payment_account: 'Opened a payment account for you',
  renew_payment_link: 'Renewed the link to your payment account',
  read_payment_account: 'Looked at your payment account',
};

/** Shows a vendor what Quayside's admins did in their account. */
export function AdminActivityPanel() {
  const { data: items, error, refetch } = useAdminActivity();
  return (
    <Panel
      title="What Quayside did in your account"
      description="Everything our admins did on your behalf, newest first. Nobody can change this list."
      flush
    >
      {items ? (
        <Activity items={items} />
      ) : error ? (
        <ErrorState title={errorText(error, 'read')} onRetry={refetch} />
      ) : (
        <div className={styles.inset}>
          <SkeletonTable rows={2} columns={2} label="Loading what we did" />
        </div>
      )}
    </Panel>
  );
}

function Activity({ items }: { items: readonly components['schemas']['AdminActivity'][] }) {
  if (items.length === 0) return <p className={styles.nothingDone}>Nothing so far.</p>;
  return (
    <ul aria-label="What Quayside did" className={styles.sessions}>
      {items.map(({ id, act, by, at }) => (
        <li key={id} className={styles.session}>
          <ShieldCheck size={20} aria-hidden className={styles.sessionIcon} />
          <div className={styles.sessionWords}>
            <p className={styles.sessionDevice}>{actTexts[act]}</p>
            <p className={styles.sessionSeen}>
              {by} of Quayside, <When at={at} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
