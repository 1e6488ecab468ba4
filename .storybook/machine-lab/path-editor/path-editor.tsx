import { Suspense, use } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorState, Notice, SkeletonCard } from '../../../src/ui/index.ts';
import { loadFlow, type ShownFlow } from '../flows/flows.ts';
import { LabPage } from '../parts/lab-page.tsx';
import { PathEditorPage } from './path-editor-page.tsx';
import type { PathSaver } from '../save-path/path-saver.ts';
import { wordsOf } from '../save-path/words-of-error.ts';
import type { EditableFlow } from './use-editor.ts';

interface Props {
  /** The flow's id. */
  readonly flow: string;
  readonly saver: PathSaver;
  readonly step?: string;
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly now?: () => number;
}

const loading = new Map<string, Promise<ShownFlow>>();

/** The same promise for the same id, as `use` wants it. */
function flowOf(id: string): Promise<ShownFlow> {
  const known = loading.get(id) ?? loadFlow(id);
  loading.set(id, known);
  return known;
}

/** Loads the flow whose path is edited, and says so meanwhile. */
export function PathEditor(props: Props) {
  return (
    <ErrorBoundary
      resetKeys={[props.flow]}
      fallbackRender={({ error }) => (
        <ErrorState title="This path could not be shown." details={wordsOf(error)}>
          What you changed is kept: load the page again.
        </ErrorState>
      )}
    >
      <Suspense
        fallback={
          <LabPage title="One moment" lead="The path and its screens are being loaded.">
            <SkeletonCard />
          </LabPage>
        }
      >
        <Loaded key={props.flow} {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

const isEditable = (flow: ShownFlow): flow is EditableFlow => flow.editable !== undefined;

function Loaded({ flow: id, ...props }: Props) {
  const flow = use(flowOf(id));
  if (!isEditable(flow)) {
    return (
      <LabPage title={flow.title} lead="Its path">
        <Notice tone="info" title="This path is written as code">
          Only a path that is data can be changed here.
        </Notice>
      </LabPage>
    );
  }
  return <PathEditorPage flow={flow} {...props} />;
}
