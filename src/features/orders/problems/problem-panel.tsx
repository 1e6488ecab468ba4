import { viewerZone } from '../../../browser/viewer-zone.ts';
import { Panel, TimeLeft } from '../../../ui/index.ts';
import { portTimeText, type Place, type StatusReader, type SubOrder } from '../shared/index.ts';
import { ProblemDetails } from './problem-details.tsx';
import { problemText } from './problem-texts.ts';

interface ProblemPanelProps {
  readonly subOrder: SubOrder;
  readonly reader: Exclude<StatusReader, 'buyer'>;
  /** Times are shown in its time zone. */
  readonly place: Place;
}

/** A reported problem as a panel of its own, for its supplier and admins. It stays after the end. Nothing if none was reported. */
export function ProblemPanel({ subOrder, reader, place }: ProblemPanelProps) {
  const { number, status, dispute } = subOrder;
  if (dispute === null) return null;
  const answerBy = status === 'disputed' ? dispute.answerBy : null;
  const by = answerBy === null ? null : portTimeText(answerBy, place, viewerZone());
  return (
    <Panel
      title={`Problem with ${number}`}
      description={problemText(subOrder, reader, by)}
      {...(answerBy !== null && { action: <TimeLeft until={answerBy} /> })}
    >
      <ProblemDetails subOrder={subOrder} reader={reader} />
    </Panel>
  );
}
