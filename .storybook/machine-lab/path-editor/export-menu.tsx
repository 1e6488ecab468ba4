import { ChevronDown, Download } from 'lucide-react';
import { chartOf } from '../../../src/statecharts/chart/chart-model.ts';
import { layoutChart } from '../../../src/statecharts/chart/layout.ts';
import { chartMermaid } from '../../../src/statecharts/chart/mermaid.ts';
import { createMachineText } from '../../../src/statecharts/flow/create-machine-text.ts';
import { flowText } from '../../../src/statecharts/flow/flow-text.ts';
import { chartSvg } from '../../../src/statecharts/react/chart-svg.ts';
import { elkInWorker } from '../../../src/statecharts/react/elk-in-worker.ts';
import { Button, DropdownMenu, saveFile } from '../../../src/ui/index.ts';
import { errorMessage } from '../save-path/error-message.ts';
import { useAppearance } from '../parts/use-appearance.ts';
import type { Editor } from './use-editor.ts';
import styles from './path-editor.module.css';

interface Props {
  readonly editor: Editor;
  readonly onProblem: (text: string) => void;
}

/** Exports the path as currently edited. */
export function ExportMenu({ editor: { path, editable, flow }, onProblem }: Props) {
  const appearance = useAppearance();
  const model = () => chartOf(editable.machineOf(path));
  const saveSvg = async () => {
    try {
      const chart = model();
      const layout = await layoutChart(chart, elkInWorker());
      saveFile(`${flow.id}.svg`, chartSvg(chart, layout, { appearance }), 'image/svg+xml');
    } catch (error) {
      onProblem(`The picture couldn’t be drawn: ${errorMessage(error)}`);
    }
  };
  const entries = [
    {
      label: 'Flow file (JSON)',
      about: 'Opens here again.',
      act: () => saveFile(`${flow.id}.flow.json`, flowText(path), 'application/json'),
    },
    { label: 'Picture (SVG)', about: 'The chart, for a document.', act: () => void saveSvg() },
    {
      label: 'Mermaid',
      about: 'The chart as text, for a ticket or wiki.',
      act: () => saveFile(`${flow.id}.mmd`, chartMermaid(model()), 'text/plain'),
    },
    {
      label: 'createMachine',
      about: 'For an engineer, or XState’s own tools.',
      act: () => saveFile(`${flow.id}.machine.ts`, createMachineText(path), 'text/plain'),
    },
  ];
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <Button variant="surface" color="gray">
          <Download size={16} aria-hidden />
          Export
          <ChevronDown size={14} aria-hidden />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        {entries.map(({ label, about, act }) => (
          <DropdownMenu.Item key={label} className={styles.entry} onSelect={act}>
            <span>
              {label}
              <span className={styles.entryAbout}>{about}</span>
            </span>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
