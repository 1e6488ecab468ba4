import { useEffect, useRef, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { invariant } from '../../../lib/invariant.ts';
import type { FileStore, ImportEvent, importMachine } from '../../../machines/import/index.ts';
import type { ReviewStore, RowFilter } from '../review/review.types.ts';
import { ReviewStep } from '../review/review-step.tsx';
import { ChooseView } from './choose-view.tsx';
import type { TitleLevel } from './flow-title.tsx';
import { PointView } from '../point/point-view.tsx';
import { ImportedView } from './imported-view.tsx';
import { ProgressView } from './progress-view.tsx';
import { TroubleView, type TroubleState } from './trouble-view.tsx';

/** The parts of the machine's snapshot that the flow reads. */
export type ImportSnapshot = Pick<
  SnapshotFrom<typeof importMachine>,
  'value' | 'context' | 'getMeta' | 'hasTag'
>;

export interface ImportFlowProps {
  readonly snapshot: ImportSnapshot;
  readonly send: (event: ImportEvent) => void;
  readonly fileStore: FileStore;
  readonly store: ReviewStore;
  /** Which rows the review shows; stored in the address (useRowFilter). */
  readonly filter: RowFilter;
  readonly onFilter: (filter: RowFilter) => void;
  /** Whether the vendor has a VAT ID; undefined while unknown. */
  readonly hasVatId?: boolean | undefined;
  /** Whether crew can order or book from the vendor already. */
  readonly isLive?: boolean;
  /** The button after the import: "Go to your inventory". */
  readonly onwards?: string;
  /** What a vendor without a list can do; shown with the file chooser. */
  readonly withoutList?: ReactNode;
  /** `h2` if the page has a title of its own. */
  readonly level?: TitleLevel;
}

const troubles: readonly TroubleState[] = [
  'notOpened',
  'notUploaded',
  'readerStopped',
  'kept',
  'notKept',
  'notImported',
  'cutOff',
] as const;
/** The states after the review. */
const afterReview: ReadonlySet<TroubleState> = new Set(['notImported', 'cutOff']);

/** The import flow in any state. */
export function ImportFlow(props: ImportFlowProps) {
  const { snapshot, send, fileStore, level = 'h1' } = props;
  const { context } = snapshot;
  const meta = Object.values(snapshot.getMeta()).find((each) => each !== undefined);
  const place = useTitleFocus(meta?.screen);
  const fileName = context.draft?.fileName ?? context.file?.name ?? null;
  return <div ref={place}>{view()}</div>;

  function view() {
    switch (meta?.screen) {
      case 'choose':
        return (
          <ChooseView
            kind={context.kind}
            level={level}
            failure={context.failure}
            notice={context.notice}
            withoutList={props.withoutList}
            onChoose={(file) => send({ type: 'FILE.CHOSEN', ...fileStore.put(file) })}
            onDismiss={() => send({ type: 'FAILURE.DISMISSED' })}
          />
        );
      case 'progress':
        return (
          <ProgressView
            title={meta.title}
            level={level}
            fileName={fileName}
            progress={context.progress}
            isSlow={snapshot.hasTag('slow')}
            earlier={context.earlier}
            onCancel={() => send({ type: 'CANCEL.REQUESTED' })}
          />
        );
      case 'kept':
      case 'trouble': {
        const state = troubles.find((each) => each === snapshot.value);
        invariant(state, 'a state with trouble has its words');
        return (
          <TroubleView
            state={state}
            title={meta.title}
            level={level}
            fileName={fileName ?? 'Your list'}
            failure={context.failure}
            withoutList={props.withoutList}
            onRetry={() => send({ type: 'RETRY.REQUESTED' })}
            onPoint={() => send({ type: 'POINT.REQUESTED' })}
            onFile={(file) => {
              send({ type: 'START_OVER.REQUESTED' });
              send({ type: 'FILE.CHOSEN', ...fileStore.put(file) });
            }}
            onBack={() => send({ type: afterReview.has(state) ? 'REVIEW.REOPENED' : 'START_OVER.REQUESTED' })}
          />
        );
      }
      case 'point':
        invariant(context.pointing && context.draft, 'what is pointed at was looked at');
        return (
          <PointView
            title={meta.title}
            level={level}
            fileName={fileName ?? 'Your list'}
            preview={fileStore.shown(context.draft.importId)}
            pointing={context.pointing}
            canUndo={context.pointedBefore.length > 0}
            isRead={context.draft.hasReading}
            failure={context.failure}
            send={send}
          />
        );
      case 'review':
        return <ReviewStep {...props} level={level} />;
      case 'imported':
        invariant(context.result, 'an import was made');
        return (
          <ImportedView
            kind={context.kind}
            level={level}
            isLive={props.isLive === true}
            onwards={props.onwards ?? 'Continue'}
            result={context.result}
            summary={context.summary}
            draft={context.draft}
            paused={props.store.paused(context.result.importId)}
            leftOut={props.store.leftOut(context.result.importId)}
            failure={context.failure}
            onUndo={() => send({ type: 'UNDO.REQUESTED' })}
            onMore={() => {
              // The next list is not narrowed to what was looked for in this one.
              props.onFilter({});
              send({ type: 'MORE.REQUESTED' });
            }}
            onContinue={() => send({ type: 'IMPORT.FINISHED' })}
          />
        );
      case undefined:
        // Finished: the screen that mounts the flow continues.
        return null;
    }
  }
}

/** Focuses the title of each new view, since the pressed button has disappeared; not that of the first view. */
function useTitleFocus(screen: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    place.current?.querySelector<HTMLElement>('[data-flow-title]')?.focus();
  }, [screen]);
  return place;
}
