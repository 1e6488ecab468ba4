import { Suspense, use, useRef } from 'react';
import { Button, Notice } from '../../../src/ui/index.ts';
import { flowIds, flowName, loadFlow, type ShownFlow } from '../flows/flows.ts';
import { Choice } from '../parts/choice.tsx';
import { LabPage } from '../parts/lab-page.tsx';
import { useDroppedFiles } from '../replay/use-dropped-files.ts';
import { DropOffWindows } from './drop-off-windows.tsx';
import type { FiguresSource } from './figures-source.ts';
import { useFigures, type Days, type ShownFigures } from './use-figures.ts';
import { periodText } from './figure-text.ts';
import { Waiting } from '../parts/waiting.tsx';
import styles from './drop-off.module.css';

interface Props {
  readonly flow: string;
  /** Null where no server can query a market. */
  readonly ask: FiguresSource | null;
}

const flows = new Map<string, Promise<ShownFlow>>();
function flowOf(id: string): Promise<ShownFlow> {
  const loading = flows.get(id) ?? loadFlow(id);
  flows.set(id, loading);
  return loading;
}

function Windows({ figures, ifEmpty }: ShownFigures) {
  const flow = use(flowOf(figures.flow));
  return <DropOffWindows key={flow.id} flow={flow} figures={figures} ifEmpty={ifEmpty} />;
}

const daysOf: readonly Days[] = [7, 30, 90, 365];

/** Where vendors stop: how many visits reached each state of a flow and continued, from the market's counts. */
export function DropOffPage({ flow: start, ask }: Props) {
  const figures = useFigures(start, ask);
  const { shown, source, problem, isBusy, days } = figures;
  const picker = useRef<HTMLInputElement>(null);
  const openFile = (file: File) => void figures.openFile(file, flowIds);
  useDroppedFiles({
    onText: (text) => figures.openText(text, 'What was pasted', flowIds),
    onFile: openFile,
    takesDrops: true,
  });
  return (
    <LabPage
      title="Drop-off"
      lead={
        shown
          ? `${periodText(shown.figures)}, ${shown.from}. Visits, not people: who comes back counts again.`
          : 'Visits, not people.'
      }
      fills
      action={
        <>
          <select
            aria-label="Flow"
            className={styles.select}
            value={figures.flow}
            onChange={({ currentTarget }) => figures.chooseFlow(currentTarget.value)}
          >
            {flowIds.map((id) => (
              <option key={id} value={id}>
                {flowName(id)}
              </option>
            ))}
          </select>
          {source === 'market' ? (
            <select
              aria-label="Days"
              className={styles.select}
              value={days}
              onChange={({ currentTarget }) =>
                figures.setDays(daysOf.find((one) => one === Number(currentTarget.value)) ?? 90)
              }
            >
              {daysOf.map((one) => (
                <option key={one} value={one}>{`${one} days`}</option>
              ))}
            </select>
          ) : null}
          <Choice
            label="Whose figures"
            value={source}
            onChoose={(value) => (value === 'file' ? picker.current?.click() : figures.chooseSource(value))}
            options={[
              { value: 'demo', label: 'Demo market' },
              ...(ask ? [{ value: 'market', label: 'Running market' } as const] : []),
              { value: 'file', label: 'A file …' },
            ]}
          />
          <input
            ref={picker}
            type="file"
            hidden
            aria-label="A file with figures"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) openFile(file);
              currentTarget.value = '';
            }}
          />
        </>
      }
    >
      <div role="status" aria-live="polite">
        {problem === null ? null : (
          <Notice
            tone="error"
            title={problem.title}
            action={
              source === 'market' ? (
                <Button variant="surface" onClick={() => figures.chooseSource('market')}>
                  Ask again
                </Button>
              ) : null
            }
          >
            {problem.text} {shown ? 'What is shown is what was there before.' : ''}
          </Notice>
        )}
      </div>
      <div className={styles.content} aria-busy={isBusy}>
        <Suspense fallback={<Waiting>Loading the flow …</Waiting>}>
          {shown ? <Windows {...shown} /> : null}
        </Suspense>
      </div>
    </LabPage>
  );
}
