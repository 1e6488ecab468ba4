// The manager runs a React of its own, with the JSX of another day: elements are made by hand.
import { createElement, useSyncExternalStore, type CSSProperties, type MouseEvent } from 'react';
import { useGlobals } from 'storybook/manager-api';
import type { StageEvent, StageView } from './panel-messages.ts';

export interface Stage {
  readonly current: () => StageView | null;
  readonly subscribe: (tell: () => void) => () => void;
  readonly act: (event: StageEvent) => void;
}

const inks = {
  light: { page: '#ffffff', ink: '#1c2024', quiet: '#60646c', line: '#d9d9e0', chosen: '#17355e' },
  dark: { page: '#0b111a', ink: '#edeef0', quiet: '#b0b4ba', line: '#363a3f', chosen: '#94bdf1' },
} as const;

const appearanceOf = (chosen: unknown): 'light' | 'dark' => {
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** The machine of the story that is shown: its chart with what is active, and what can happen now. */
export function MachinePanel({ stage }: { readonly stage: Stage }) {
  const view = useSyncExternalStore(stage.subscribe, stage.current);
  const [globals] = useGlobals();
  const shown = appearanceOf(globals.appearance);
  const ink = inks[shown];
  const page: CSSProperties = {
    minHeight: '100%',
    boxSizing: 'border-box',
    padding: 16,
    background: ink.page,
    color: ink.ink,
    font: '13px/20px "Inter Variable", system-ui, sans-serif',
  };
  if (!view) {
    return createElement(
      'div',
      { style: page },
      'This story shows no machine. The stories named “States” and the machine lab’s charts do.',
    );
  }

  const button: CSSProperties = {
    font: 'inherit',
    padding: '3px 10px',
    color: ink.chosen,
    background: 'transparent',
    border: `1px solid ${ink.line}`,
    borderRadius: 6,
    cursor: 'pointer',
  };
  const onChartClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest('[data-chart-event]') : null;
    const type = pressed?.getAttribute('data-chart-event');
    const possible = view.possible.find((one) => one.type === type);
    if (possible) stage.act({ actor: possible.actor, type: possible.type });
  };
  return createElement(
    'div',
    { style: page },
    createElement(
      'p',
      { style: { margin: '0 0 12px' } },
      createElement('strong', { style: { fontWeight: 600 } }, view.title),
      createElement('span', { style: { color: ink.quiet }, role: 'status' }, ` · ${view.words}`),
    ),
    createElement(
      'div',
      {
        role: 'group',
        'aria-label': 'What can happen now',
        style: { display: 'flex', flexWrap: 'wrap', gap: 6 },
      },
      view.possible.map(({ actor, type, words }) =>
        createElement(
          'button',
          {
            key: `${actor} ${type}`,
            type: 'button',
            style: button,
            onClick: () => stage.act({ actor, type }),
          },
          words,
        ),
      ),
    ),
    createElement('div', {
      style: { marginTop: 16, overflow: 'auto' },
      onClick: onChartClick,
      // Drawn by React to a string in the story's page: every word of it is escaped there.
      dangerouslySetInnerHTML: { __html: view.svg[shown] },
    }),
  );
}
