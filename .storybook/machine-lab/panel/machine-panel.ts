// The manager has its own React version with another JSX transform, so elements are created by hand.
import { createElement, useState, useSyncExternalStore, type CSSProperties } from 'react';
import { useGlobals } from 'storybook/manager-api';
import { PreviewChart } from './preview-chart.ts';
import type { PreviewStore } from './preview-store.ts';

const inks = {
  light: { page: '#ffffff', ink: '#1c2024', quiet: '#60646c', line: '#d9d9e0', chosen: '#17355e' },
  dark: { page: '#0b111a', ink: '#edeef0', quiet: '#b0b4ba', line: '#363a3f', chosen: '#94bdf1' },
} as const;

const appearanceOf = (chosen: unknown): 'light' | 'dark' => {
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

const text = {
  waiting: 'Waiting for the story …',
  drawing: 'Drawing the chart of this story’s machine …',
  none: 'This story shows no machine. The stories named “States” and the machine lab’s charts do.',
};

/** The machine of the shown story: its chart with the active states and the possible events. */
export function MachinePanel({ stage }: { readonly stage: PreviewStore }) {
  const view = useSyncExternalStore(stage.subscribe, stage.current);
  const [isFit, setFit] = useState(false);
  const [globals] = useGlobals();
  const shown = appearanceOf(globals.appearance);
  const ink = inks[shown];
  const page: CSSProperties = {
    height: '100%',
    overflow: 'auto',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    padding: 16,
    background: ink.page,
    color: ink.ink,
    font: '13px/20px "Inter Variable", system-ui, sans-serif',
  };
  if (typeof view === 'string') return createElement('div', { style: page, role: 'status' }, text[view]);

  const button: CSSProperties = {
    flex: 'none',
    font: 'inherit',
    padding: '3px 10px',
    color: ink.chosen,
    background: 'transparent',
    border: `1px solid ${ink.line}`,
    borderRadius: 6,
    cursor: 'pointer',
  };
  return createElement(
    'div',
    { style: page },
    createElement(
      'div',
      { style: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12 } },
      createElement(
        'p',
        { style: { margin: 0 } },
        createElement('strong', { style: { fontWeight: 600 } }, view.title),
        createElement('span', { style: { color: ink.quiet }, role: 'status' }, ` · ${view.text}`),
      ),
      createElement(
        'button',
        {
          type: 'button',
          style: button,
          'aria-label': isFit ? 'Show the chart at 100 %' : 'Fit all of the chart',
          onClick: () => setFit(!isFit),
        },
        isFit ? '100 %' : 'Fit',
      ),
    ),
    createElement(
      'div',
      {
        role: 'group',
        'aria-label': 'What can happen now',
        style: { display: 'flex', flexWrap: 'wrap', gap: 6 },
      },
      view.possible.map(({ actor, type, label }) =>
        createElement(
          'button',
          {
            key: `${actor} ${type}`,
            type: 'button',
            style: button,
            onClick: () => stage.act({ actor, type }),
          },
          label,
        ),
      ),
    ),
    createElement(PreviewChart, {
      title: view.title,
      svg: view.svg[shown],
      isFit,
      onPress: (pressed) => {
        const possible = view.possible.find(({ type }) => type === pressed);
        if (possible) stage.act({ actor: possible.actor, type: possible.type });
      },
    }),
  );
}
