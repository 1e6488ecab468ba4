import { Button, Notice } from '../../../src/ui/index.ts';
import type { Keeper } from '../keep/keeper.ts';
import { eventAt, placeInWords } from './place-in-words.ts';
import type { Desk } from './use-desk.ts';
import styles from './replay.module.css';

const shownDoubts = 8;

/** What became of what was given: being read, refused, doubtful, kept. */
export function DeskNotices({
  desk: { snapshot, send },
  keeper,
}: {
  readonly desk: Desk;
  readonly keeper: Keeper;
}) {
  const { refusal, doubtful, left, kept } = snapshot.context;
  return (
    <>
      {snapshot.matches({ intake: 'reading' }) ? (
        <Notice
          live
          title="Reading the recording …"
          action={
            <Button variant="soft" color="gray" onClick={() => send({ type: 'READING.CANCELLED' })}>
              Cancel
            </Button>
          }
        />
      ) : null}
      {refusal ? (
        <Notice
          live
          tone="error"
          title={`${refusal.name} was not opened`}
          action={
            <Button variant="soft" color="gray" onClick={() => send({ type: 'REFUSAL.DISMISSED' })}>
              Close
            </Button>
          }
        >
          <p className={styles.reason}>
            <code className={styles.where}>{placeInWords(refusal.place)}</code> {refusal.reason}
          </p>
          {left ? <p className={styles.reason}>What was open is still open.</p> : null}
        </Notice>
      ) : null}
      {doubtful ? (
        <Notice
          live
          tone="warning"
          title={`The machine “${doubtful.flow}” has changed since this was recorded`}
          action={
            <>
              <Button onClick={() => send({ type: 'DOUBT.ACCEPTED' })}>
                {doubtful.stops ? 'Replay as far as it goes' : 'Replay it all the same'}
              </Button>
              <Button variant="soft" color="gray" onClick={() => send({ type: 'DOUBT.DECLINED' })}>
                Leave it
              </Button>
            </>
          }
        >
          <ul className={styles.doubts}>
            {doubtful.doubts.slice(0, shownDoubts).map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
            {doubtful.doubts.length > shownDoubts ? (
              <li>and {doubtful.doubts.length - shownDoubts} more</li>
            ) : null}
          </ul>
          {doubtful.stops ? (
            <p className={styles.reason}>
              It stops at {eventAt(doubtful.stops.step)}: {doubtful.stops.reason}
            </p>
          ) : null}
        </Notice>
      ) : null}
      {left?.stops ? (
        <Notice tone="warning" title={`It stops after event ${left.times.length}: the machine has changed`}>
          At {eventAt(left.stops.step)}: {left.stops.reason}
        </Notice>
      ) : null}
      {kept ? (
        <Notice
          live
          tone="success"
          title={keeper.kind === 'server' ? `Kept as ${kept.path}` : 'Saved to your downloads'}
          action={
            <Button variant="soft" color="gray" onClick={() => send({ type: 'KEEP.DISMISSED' })}>
              Close
            </Button>
          }
        >
          {keeper.kind === 'server'
            ? 'The tests replay it from now on. Commit it with what it guards.'
            : `Put it into the project as ${kept.path}: from then on the tests replay it.`}
        </Notice>
      ) : null}
    </>
  );
}
