import { Button, Notice } from '../../../src/ui/index.ts';
import type { TraceStore } from '../save-trace/trace-store.ts';
import { eventAt, positionText } from './position-text.ts';
import type { ReplaySession } from './use-replay.ts';
import styles from './replay.module.css';

const shownDoubts = 8;

/** The state of the opened sources: reading, refused, changed, saved. */
export function ReplayNotices({
  session: { snapshot, send },
  traceStore,
}: {
  readonly session: ReplaySession;
  readonly traceStore: TraceStore;
}) {
  const { refusal, doubtful, left, saved } = snapshot.context;
  return (
    <>
      {snapshot.matches({ loading: 'reading' }) ? (
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
            <code className={styles.where}>{positionText(refusal.place)}</code> {refusal.reason}
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
                Don’t open it
              </Button>
            </>
          }
        >
          {doubtful.stops ? null : <p className={styles.reason}>It still replays to its end.</p>}
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
      {saved ? (
        <Notice
          live
          tone="success"
          title={traceStore.kind === 'server' ? `Kept as ${saved.path}` : 'Saved to your downloads'}
          action={
            <Button variant="soft" color="gray" onClick={() => send({ type: 'SAVE_TEST.DISMISSED' })}>
              Close
            </Button>
          }
        >
          {traceStore.kind === 'server'
            ? 'The tests replay it from now on. Commit it with what it guards.'
            : `Put it into the project as ${saved.path}: from then on the tests replay it.`}
        </Notice>
      ) : null}
    </>
  );
}
