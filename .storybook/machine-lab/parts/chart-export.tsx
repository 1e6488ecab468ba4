import { Check, Download } from 'lucide-react';
import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { ChartNow } from '../../../src/statecharts/chart/chart.types.ts';
import { chartMermaid } from '../../../src/statecharts/chart/mermaid.ts';
import { chartSvg } from '../../../src/statecharts/react/chart-svg.ts';
import { Button, Popover, saveFile } from '../../../src/ui/index.ts';
import { copyText } from '../../../src/browser/copy-text.ts';
import { useAppearance } from './use-appearance.ts';
import { useChart } from './use-chart.ts';
import styles from './parts.module.css';

/** Exports a chart: as a picture that opens anywhere, or as Mermaid's text. */
export function ChartExport({
  machine,
  now,
}: {
  readonly machine: AnyStateMachine;
  readonly now: ChartNow | null;
}) {
  const { model, layout } = useChart(machine);
  const appearance = useAppearance();
  const [done, setDone] = useState<string | null>(null);
  const name = machine.id;
  const copyMermaid = async () => {
    setDone(
      (await copyText(chartMermaid(model)))
        ? 'Copied.'
        : 'Your browser won’t let this page copy. Save the file instead.',
    );
  };
  const saveSvg = () => {
    if (typeof layout === 'string') return;
    saveFile(`${name}.svg`, chartSvg(model, layout, { appearance, ...(now && { now }) }), 'image/svg+xml');
  };
  return (
    <Popover.Root onOpenChange={() => setDone(null)}>
      <Popover.Trigger>
        <Button size="1" variant="ghost" color="gray">
          <Download size={14} aria-hidden />
          Export
        </Button>
      </Popover.Trigger>
      <Popover.Content size="1" align="end" aria-label="Export the chart">
        <div className={styles.exports}>
          <Button variant="soft" color="gray" disabled={typeof layout === 'string'} onClick={saveSvg}>
            Save as SVG
          </Button>
          <Button
            variant="soft"
            color="gray"
            onClick={() => saveFile(`${name}.mmd`, chartMermaid(model), 'text/plain')}
          >
            Save as Mermaid
          </Button>
          <Button variant="soft" color="gray" onClick={() => void copyMermaid()}>
            Copy as Mermaid
          </Button>
          <p role="status" className={styles.done}>
            {done ? (
              <>
                <Check size={14} aria-hidden /> {done}
              </>
            ) : null}
          </p>
        </div>
      </Popover.Content>
    </Popover.Root>
  );
}
