import { Suspense, use, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { CheckboxField, ErrorState, SkeletonCard } from '../../../src/ui/index.ts';
import { loadFlow, loadProcess, type ShownProcess } from '../flows/flows.ts';
import { LabPage } from '../parts/lab-page.tsx';
import { Workbench } from './workbench.tsx';
import styles from './workbench.module.css';

interface Props {
  readonly kind: 'flow' | 'process';
  /** The flow's or process's id. */
  readonly id: string;
  /** Id of the initial configuration. */
  readonly at?: string | null;
  /** The name of the initial input. */
  readonly begins?: string | null;
}

const flows = new Map<string, ReturnType<typeof loadFlow>>();
const processes = new Map<string, ReturnType<typeof loadProcess>>();

/** The identical promise for each id, as `use` requires. */
function stored<Value>(known: Map<string, Promise<Value>>, id: string, load: (id: string) => Promise<Value>) {
  const before = known.get(id);
  if (before) return before;
  const loading = load(id);
  known.set(id, loading);
  return loading;
}

/** Loads a flow or process and shows a loading state. */
export function FlowWorkbench({ kind, id, at = null, begins = null }: Props) {
  return (
    <ErrorBoundary
      resetKeys={[kind, id]}
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
        {kind === 'flow' ? (
          <OfFlow key={id} id={id} at={at} begins={begins} />
        ) : (
          <OfProcess key={id} id={id} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

type OfFlowProps = Required<Pick<Props, 'id' | 'at' | 'begins'>>;

function OfFlow({ id, at, begins }: OfFlowProps) {
  const flow = use(stored(flows, id, loadFlow));
  const { title, machine, fixtures } = flow;
  return (
    <Workbench title={title} machine={machine} fixtures={fixtures} flow={flow} at={at} begins={begins} />
  );
}

/** XState knows them by name only. */
const eventsOf = ({ machine }: ShownProcess): readonly string[] => machine.events as readonly string[];

/** The events of a process, each with the facts that hold. */
const fixturesOf = (process: ShownProcess, holds: Readonly<Record<string, boolean>>) => ({
  inputs: { 'nothing yet': {} },
  events: Object.fromEntries(
    eventsOf(process).map((type) => [type, { 'with these facts': { facts: holds } }]),
  ),
  outputs: {},
  failures: {},
});

function OfProcess({ id }: { readonly id: string }) {
  const process = use(stored(processes, id, loadProcess));
  const [holds, setHolds] = useState<Readonly<Record<string, boolean>>>({});
  const [fixtures, setFixtures] = useState(() => fixturesOf(process, holds));
  const set = (fact: string, isTrue: boolean) => {
    const next = { ...holds, [fact]: isTrue };
    setHolds(next);
    setFixtures(fixturesOf(process, next));
  };
  return (
    <Workbench
      title={process.title}
      machine={process.machine}
      fixtures={fixtures}
      flow={null}
      facts={
        process.facts.length === 0 ? undefined : (
          <fieldset className={styles.facts}>
            <legend className={styles.legend}>What holds</legend>
            {process.facts.map((fact) => (
              <CheckboxField
                key={fact}
                label={fact}
                checked={holds[fact] ?? false}
                onChange={({ currentTarget }) => set(fact, currentTarget.checked)}
              />
            ))}
          </fieldset>
        )
      }
    />
  );
}
