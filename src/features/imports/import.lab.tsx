import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { importFixtures } from '../../machines/import/import.fixtures.ts';
import { importMachine } from '../../machines/import/index.ts';
import { waitingLong } from '../../machines/kit/index.ts';
import type { FlowLab } from '../../statecharts/react/flow-lab.ts';
import { Notice } from '../../ui/index.ts';
import { createFileStore } from './flow/file-store.ts';
import { ImportFlow } from './flow/import-flow.tsx';
import { previewFor } from './point/testing/previews.ts';
import type { RowFilter } from './review/review.types.ts';
import { useLabReview } from './review/testing/use-lab-review.ts';

function Screen({ actor }: { readonly actor: ActorRefFrom<typeof importMachine> }) {
  const snapshot = useSelector(actor, (now) => now);
  const store = useLabReview(snapshot);
  const [files] = useState(createFileStore);
  const fileStore = { ...files, shown: () => previewFor(snapshot.context.pointing?.page ?? null) };
  const [filter, setFilter] = useState<RowFilter>({});
  return (
    <main style={{ maxWidth: 1376, margin: '0 auto', padding: 'clamp(16px, 2.5vw, 32px)' }}>
      {snapshot.status === 'done' ? (
        <Notice title="The import has ended">
          Nothing of it is shown any more: the page that it stood on goes on.
        </Notice>
      ) : (
        <ImportFlow
          snapshot={snapshot}
          send={(event) => actor.send(event)}
          fileStore={fileStore}
          store={store}
          filter={filter}
          onFilter={setFilter}
        />
      )}
    </main>
  );
}

type ReviewValue = Extract<SnapshotFrom<typeof importMachine>['value'], { reviewing: unknown }>['reviewing'];

function reviewScreen({ desk, saving }: ReviewValue): string {
  if (saving === 'conflict' || saving === 'overwriting') return 'review, changed elsewhere';
  if (desk === 'confirmingLeftOut') return 'review, leaving rows out';
  if (desk === 'confirmingStartOver') return 'review, starting over';
  return 'review';
}

/** The catalogue import in the machine lab. */
export const lab: FlowLab<typeof importMachine> = {
  title: 'Catalogue import',
  machine: importMachine,
  fixtures: importFixtures,
  Screen,
  screenOf: (snapshot) =>
    typeof snapshot.value === 'object' && 'reviewing' in snapshot.value
      ? reviewScreen(snapshot.value.reviewing)
      : (Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)?.screen ?? 'ended'),
  paths: {
    ignored: ['FAILURE.DISMISSED', 'IMPORT.PROGRESSED', 'REVIEW.SUMMED_UP', waitingLong],
    outcomes: { 'import.finished': 'list imported' },
    personDoes: {
      'FILE.CHOSEN': 'Chooses a list',
      'CANCEL.REQUESTED': 'Cancels what takes too long',
      'RETRY.REQUESTED': 'Tries again',
      'START_OVER.REQUESTED': 'Wants to begin with another list',
      'START_OVER.CONFIRMED': 'Puts this list aside',
      'START_OVER.DECLINED': 'Keeps this list after all',
      'REVIEW.EDITED': 'Edits a row',
      'IMPORT.REQUESTED': 'Imports what was read',
      'LEFT_OUT.CONFIRMED': 'Leaves the blocked rows out',
      'LEFT_OUT.DECLINED': 'Goes back to the blocked rows',
      'SAVE.RETRIED': 'Saves once more',
      'CONFLICT.RELOADED': 'Takes what was changed elsewhere',
      'CONFLICT.OVERWRITTEN': 'Keeps the edits made here',
      'COMPARISON.RETRIED': 'Has the rows compared once more',
      'REVIEW.REOPENED': 'Goes back to the review',
      'UNDO.REQUESTED': 'Takes the import back',
      'MORE.REQUESTED': 'Imports another list',
      'IMPORT.FINISHED': 'Continues after the import',
    },
  },
};
