import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button, ErrorState, Panel, QuietButton, SkeletonText, When } from '../../../ui/index.ts';
import { SubmissionConfirmDialog } from '../../forms/index.ts';
import { MakeFeedDialog } from './make-feed-dialog.tsx';
import { useFeeds, useRevokeFeed, type CalendarFeed } from './use-feeds.ts';
import styles from './feeds.module.css';

/** The user's secret calendar addresses: create, see when they were last read, revoke. */
export function FeedsPanel() {
  const { data: feeds, failed } = useFeeds();
  const [isMaking, setIsMaking] = useState(false);
  const [asked, setAsked] = useState<CalendarFeed | null>(null);
  const revoke = useRevokeFeed(() => setAsked(null));
  return (
    <Panel
      title="In your own calendar"
      description="A secret address shows your bookings in the calendar of your phone or computer and keeps them up to date."
      action={
        <QuietButton onClick={() => setIsMaking(true)}>
          <CalendarPlus size={16} aria-hidden /> Create an address
        </QuietButton>
      }
      flush
    >
      {failed !== null ? (
        <ErrorState title="We couldn’t load your calendar addresses." {...failed} />
      ) : feeds === undefined ? (
        <div className={styles.none}>
          <SkeletonText lines={2} />
        </div>
      ) : feeds.length === 0 ? (
        <p className={styles.none}>
          No addresses yet. Anyone who has an address can read it, and you can revoke it at any time.
        </p>
      ) : (
        <ul className={styles.feeds} aria-label="Calendar addresses">
          {feeds.map((feed) => (
            <li key={feed.id}>
              <div className={styles.feed}>
                <p>{feed.withDetails ? 'With contact and berth' : 'Without contact and berth'}</p>
                <p className={styles.quiet} aria-live="polite">
                  Created <When at={feed.createdAt} show="day" /> ·{' '}
                  {feed.lastReadAt === null ? (
                    'waiting for your calendar app to read it'
                  ) : (
                    <>
                      last read <When at={feed.lastReadAt} />
                    </>
                  )}
                </p>
              </div>
              <Button
                variant="surface"
                color="red"
                onClick={() => {
                  revoke.clear();
                  setAsked(feed);
                }}
              >
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isMaking ? <MakeFeedDialog onClose={() => setIsMaking(false)} /> : null}
      <SubmissionConfirmDialog
        open={asked !== null}
        submission={revoke}
        onClose={() => setAsked(null)}
        title="Revoke this calendar address?"
        confirm="Revoke the address"
        destructive
        onConfirm={() => {
          if (asked) void revoke.run(asked.id);
        }}
      >
        Calendars that use it stop receiving updates. You can create another address at any time.
      </SubmissionConfirmDialog>
    </Panel>
  );
}
