import { Notice, When } from '../../../ui/index.ts';
import type { ApplicationDetail } from './application.types.ts';
import styles from './application.module.css';

/** Of an application that was sent again: what the vendor has changed since an admin asked for changes. */
export function ChangesSince({
  detail: { vendor, history },
}: {
  readonly detail: Pick<ApplicationDetail, 'vendor' | 'history'>;
}) {
  const { status } = vendor.application;
  const asked = history.findLastIndex(({ command }) => command === 'ask');
  const ask = history[asked];
  if (ask === undefined || status !== 'in_review') return null;
  const askedAt = Date.parse(ask.at);
  const details = history
    .slice(asked)
    .flatMap(({ command, note }) => (command === 'company_changed' && note !== null ? [note] : []));
  const documents = vendor.papers
    .filter(({ uploadedAt }) => Date.parse(uploadedAt) > askedAt)
    .map(({ fileName }) => `New document: ${fileName}.`);
  const changes = [...details, ...documents];
  return (
    <Notice
      tone={changes.length === 0 ? 'warning' : 'info'}
      title={
        <>
          {changes.length === 0 ? 'Nothing has changed' : 'What has changed'} since {ask.by ?? 'an admin'}{' '}
          asked on <When at={ask.at} show="day" />
        </>
      }
    >
      {ask.note === null ? null : <p className={styles.note}>Asked for: “{ask.note}”</p>}
      {changes.length === 0 ? (
        <p>No company detail and no document. Ports and listings aren’t compared.</p>
      ) : (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
