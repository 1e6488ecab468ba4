import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { MachinePanel, type Stage } from './machine-panel.ts';
import { panelMessages, type StageView } from './panel-messages.ts';

const addonId = 'quayside/machine-lab';

addons.register(addonId, () => {
  const channel = addons.getChannel();
  let shown: StageView | null = null;
  const watchers = new Set<() => void>();
  // Here and not in the panel: that is mounted only once it is opened, and would miss what was said before.
  channel.on(panelMessages.shown, (view: StageView | null) => {
    shown = view;
    for (const tell of watchers) tell();
  });
  const stage: Stage = {
    current: () => shown,
    subscribe: (tell) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    act: (event) => channel.emit(panelMessages.acted, event),
  };
  addons.add(`${addonId}/panel`, {
    type: types.PANEL,
    title: 'Machine',
    render: ({ active }) => (active ? createElement(MachinePanel, { stage, key: 'machine' }) : null),
  });
  channel.emit(panelMessages.asked);
});
