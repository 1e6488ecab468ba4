import { Download } from 'lucide-react';
import type { ChartMarks, ChartModel } from '../../../src/statecharts/chart/chart.types.ts';
import { chartSvg } from '../../../src/statecharts/react/chart-svg.ts';
import type { LaidOut } from '../../../src/statecharts/react/use-chart-layout.ts';
import { Button, saveFile } from '../../../src/ui/index.ts';
import { useAppearance } from '../parts/use-appearance.ts';

interface Props {
  readonly name: string;
  readonly model: ChartModel;
  readonly layout: LaidOut;
  readonly marks: ChartMarks;
}

/** Saves the chart with its marks as a picture that opens anywhere. */
export function SavePicture({ name, model, layout, marks }: Props) {
  const appearance = useAppearance();
  const save = () => {
    if (typeof layout === 'string') return;
    saveFile(`${name}-compared.svg`, chartSvg(model, layout, { appearance, marks }), 'image/svg+xml');
  };
  return (
    <Button size="1" variant="ghost" color="gray" disabled={typeof layout === 'string'} onClick={save}>
      <Download size={14} aria-hidden />
      SVG
    </Button>
  );
}
