import { Panel, TimeLeft } from '../../../ui/index.ts';
import { viewerZone } from '../../../browser/viewer-zone.ts';
import { AddedFiles, portTimeText, type Place, type StatusReader, type SubOrder } from '../shared/index.ts';
import { mostProblemFiles, readProblemFile, useAddProblemFile } from './problem-calls.ts';
import { problemText } from './problem-texts.ts';
import styles from './problem-panel.module.css';

interface ProblemPanelProps {
  readonly subOrder: SubOrder;
  readonly reader: StatusReader;
  /** Times are shown in this port's time zone. */
  readonly place: Place;
}

/**
 * A problem reported with a sub-order: what each side wrote, who answers next and until when, and the photos. Shows
 * nothing if no problem was reported.
 */
export function ProblemPanel({ subOrder, reader, place }: ProblemPanelProps) {
  const { id, number, status, dispute, note, files, actions } = subOrder;
  const add = useAddProblemFile(id);
  const isOpen = status === 'disputed';
  if (!isOpen && files.length === 0) return null;
  const answerBy = isOpen ? (dispute?.answerBy ?? null) : null;
  const by = answerBy === null ? null : portTimeText(answerBy, place, viewerZone());
  const said = dispute?.supplierNote ?? null;
  return (
    <Panel
      title={`Problem with ${number}`}
      {...(isOpen && { description: problemText(subOrder, reader, by) })}
      {...(answerBy !== null && { action: <TimeLeft until={answerBy} /> })}
    >
      <div className={styles.problem}>
        {isOpen && note !== null ? (
          <p>
            {reader === 'buyer' ? 'You' : 'The buyer'} wrote: “{note}”
          </p>
        ) : null}
        {isOpen && said !== null ? (
          <p>
            {reader === 'supplier' ? 'You' : 'The supplier'} answered: “{said}”
          </p>
        ) : null}
        <AddedFiles
          files={files}
          read={readProblemFile(id)}
          add="Add a photo"
          mayAdd={isOpen && actions.includes('add_file') && files.length < mostProblemFiles}
          isAdding={add.busy}
          onAdd={(file) => void add.run(file)}
        />
      </div>
    </Panel>
  );
}
