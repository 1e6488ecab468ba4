import { AddedFiles, type StatusReader, type SubOrder } from '../shared/index.ts';
import { mostProblemFiles, readProblemFile, useAddProblemFile } from './problem-calls.ts';
import { reportedText } from './problem-texts.ts';
import styles from './problem.module.css';

interface ProblemDetailsProps {
  readonly subOrder: SubOrder;
  readonly reader: StatusReader;
}

const decided: ReadonlySet<string> = new Set(['settled', 'upheld']);

/** What was reported, what each side and Quayside wrote about it, and the photos. */
export function ProblemDetails({ subOrder, reader }: ProblemDetailsProps) {
  const { id, status, supplier, dispute, note, files, actions } = subOrder;
  const add = useAddProblemFile(id);
  const supplierName = reader === 'buyer' ? supplier.name : 'The supplier';
  const said = [
    { who: reader === 'buyer' ? 'You' : 'The buyer', text: dispute?.buyerNote ?? null },
    { who: reader === 'supplier' ? 'You' : supplierName, text: dispute?.supplierNote ?? null },
    // The note of a decided dispute is the decision.
    { who: 'Quayside', text: dispute !== null && decided.has(dispute.stage) ? note : null },
  ];
  const what = dispute === null ? null : reportedText(subOrder, dispute);
  return (
    <div className={styles.details}>
      {what === null ? null : <p className={styles.what}>{what}</p>}
      {said.map(({ who, text }) =>
        text === null ? null : (
          <p key={who}>
            {who} wrote: “{text}”
          </p>
        ),
      )}
      <AddedFiles
        files={files}
        read={readProblemFile(id)}
        add="Add a photo"
        mayAdd={status === 'disputed' && actions.includes('add_file') && files.length < mostProblemFiles}
        isAdding={add.busy}
        onAdd={(file) => void add.run(file)}
      />
    </div>
  );
}
