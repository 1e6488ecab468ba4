import { Suspense, use } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { EmptyState, ErrorState, SkeletonCard } from '../../../src/ui/index.ts';
import { loadFlow, type ShownFlow } from '../flows/flows.ts';
import { LabPage } from '../parts/lab-page.tsx';
import { usePhone } from '../parts/use-phone.ts';
import type { PathsInAddress } from './paths-address.ts';
import { FlowPaths } from './flow-paths.tsx';

interface Props extends Partial<PathsInAddress> {
  /** The flow's id. */
  readonly id: string;
  readonly load?: (id: string) => Promise<ShownFlow>;
}

const loading = new Map<string, Promise<ShownFlow>>();

/** The identical promise for each id, as `use` requires. */
function flowOf(id: string, load: (id: string) => Promise<ShownFlow>): Promise<ShownFlow> {
  const flow = loading.get(id) ?? load(id);
  loading.set(id, flow);
  return flow;
}

/** Every path through a flow. */
export function PathsPage({ id, load = loadFlow, ...start }: Props) {
  return (
    <ErrorBoundary
      resetKeys={[id]}
      fallbackRender={({ error }) => (
        <ErrorState
          title="This flow could not be shown."
          details={error instanceof Error ? error.message : String(error)}
        >
          Its machine, its screen or its fixtures couldn’t be loaded. See the details.
        </ErrorState>
      )}
    >
      <Suspense
        fallback={
          <LabPage title="One moment" lead="The machine and its screen are being loaded.">
            <SkeletonCard />
          </LabPage>
        }
      >
        <Loaded key={id} flow={flowOf(id, load)} start={start} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface LoadedProps {
  readonly flow: Promise<ShownFlow>;
  readonly start: Partial<PathsInAddress>;
}

function Loaded({ flow: promised, start }: LoadedProps) {
  const flow = use(promised);
  const isPhone = usePhone();
  const { title, paths: played } = flow;
  return (
    <LabPage
      title={`${title}: every path`}
      lead="From each beginning to each outcome, without visiting a state twice."
      fills={!isPhone}
    >
      {played ? (
        <FlowPaths flow={flow} rules={played} start={start} />
      ) : (
        <EmptyState title="This flow has no described paths">
          It says nothing yet of where its paths end: <code>paths</code> in its lab file would.
        </EmptyState>
      )}
    </LabPage>
  );
}
