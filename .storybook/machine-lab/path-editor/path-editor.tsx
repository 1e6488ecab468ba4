import { Suspense, use } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorState, Notice, SkeletonCard } from '../../../src/ui/index.ts';
import { loadFlow, type ShownFlow } from '../flows/flows.ts';
import { LabPage } from '../parts/lab-page.tsx';
import { PathEditorPage } from './path-editor-page.tsx';
import type { PathSaver } from '../save-path/path-saver.ts';
import { errorMessage } from '../save-path/error-message.ts';
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

/** The identical promise for each id, as `use` requires. */
function flowOf(id: string): Promise<ShownFlow> {
  const known = loading.get(id) ?? loadFlow(id);
  loading.set(id, known);
  return known;
}

/** Loads the flow being edited and shows a loading state. */
export function PathEditor(props: Props) {
  return (
    <ErrorBoundary
      resetKeys={[props.flow]}
      fallbackRender={({ error }) => (
        <ErrorState title="This path couldn’t be shown." details={errorMessage(error)}>
          Your changes are kept: reload the page.
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
          Only a path that is saved as data can be edited here.
        </Notice>
      </LabPage>
    );
  }
  return <PathEditorPage flow={flow} {...props} />;
}
