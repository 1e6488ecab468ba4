import ELK from 'elkjs/lib/elk.bundled.js';
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../chart/chart-model.ts';
import { layoutChart } from '../chart/layout.ts';
import { tortureMachine } from '../testing/torture.machine.ts';
import { readXml } from '../testing/read-xml.ts';
import { chartSvg } from './chart-svg.ts';

const elk = new ELK();
const nasty = `<script>alert('x')</script>&"]]>`;

const svgOf = async (
  machine: Parameters<typeof chartOf>[0],
  options: Partial<Parameters<typeof chartSvg>[2]> = {},
) => {
  const model = chartOf(machine);
  return chartSvg(model, await layoutChart(model, elk), { appearance: 'light', ...options });
};

it('is a file of its own', async () => {
  const svg = await svgOf(tortureMachine);
  const { root, names } = readXml(svg);
  expect(root).toBe('svg');
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" width="\d+" height="\d+" font-family="Inter,/u,
  );
  expect(names).toEqual(new Set(['svg', 'title', 'desc', 'rect', 'g', 'text', 'path', 'circle']));
  expect(svg).not.toMatch(/var\(|light-dark|class=|style=|url\(/u);
});

it('runs nothing that a machine is named', async () => {
  const machine = createMachine({
    id: nasty,
    initial: nasty,
    states: {
      [nasty]: {
        meta: { title: nasty },
        tags: nasty,
        entry: nasty,
        on: { [nasty]: { target: 'b', guard: nasty, actions: nasty } },
      },
      b: { type: 'final' },
    },
  });
  const svg = await svgOf(machine, { marks: { [nasty]: { tone: 'red', text: nasty } } });
  const { names } = readXml(svg);
  expect(names.has('script')).toBe(false);
  expect(svg).not.toContain('<script');
});

it('highlights the current state and shows remarks', async () => {
  const plain = await svgOf(tortureMachine);
  const lit = await svgOf(tortureMachine, {
    now: { active: ['torture', 'torture.io', 'torture.io.closed'], possible: ['LINE.OPENED'] },
    marks: { 'torture.work.idle': { tone: 'red', text: 'no test' } },
  });
  expect(lit).not.toBe(plain);
  expect(lit).toContain('no test');
  expect(lit).toContain('now in torture.io.closed');
  // Only the innermost state: the caller brings it into view.
  expect([...lit.matchAll(/data-chart-state="([^"]+)" data-chart-active/gu)].map(([, id]) => id)).toEqual([
    'torture.io.closed',
  ]);
});

it('is drawn for light and for dark', async () => {
  expect(await svgOf(tortureMachine, { appearance: 'dark' })).toContain('fill="#111418"');
  expect(await svgOf(tortureMachine)).toContain('fill="#ffffff"');
});
