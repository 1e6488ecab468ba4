import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { MachinePanel } from './machine-panel.ts';
import { panelMessages } from './panel-messages.ts';
import { isPanelShown } from './panel-rule.ts';
import { createPreviewStore } from './preview-store.ts';

const addonId = 'quayside/machine-lab';

addons.setConfig({
  layoutCustomisations: { showPanel: isPanelShown },
});

addons.register(addonId, () => {
  const channel = addons.getChannel();
  const stage = createPreviewStore(channel);
  addons.add(`${addonId}/panel`, {
    type: types.PANEL,
    title: 'Machine',
    render: ({ active }) => (active ? createElement(MachinePanel, { stage, key: 'machine' }) : null),
  });
  channel.emit(panelMessages.asked);
});
