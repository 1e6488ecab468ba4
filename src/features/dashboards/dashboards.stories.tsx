import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { inMainOfRouter } from '../testing/in-router.tsx';
import { fn } from 'storybook/test';
import { Page } from '../../ui/index.ts';
import { AdminView } from './admin-view.tsx';
import { CrewView } from './crew-view.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { ProviderView } from './provider-view.tsx';
import { SupplierView } from './supplier-view.tsx';
import {
  begunSetUp,
  busyCrew,
  busyDesk,
  busyProvider,
  busySupplier,
  newCrew,
  newDesk,
  newProvider,
  newSupplier,
  quietDesk,
} from './testing/example-dashboards.ts';

const meta = {
  title: 'Dashboards',
  decorators: [inMainOfRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const crew = (dashboard: typeof busyCrew): Story => ({
  render: () => (
    <Page {...dashboardTexts.crew}>
      <CrewView dashboard={dashboard} isOrderingAgain={false} onOrderAgain={fn()} />
    </Page>
  ),
});
const supplier = (
  dashboard: typeof busySupplier,
  beginning: Partial<ComponentProps<typeof SupplierView>> = {},
): Story => ({
  render: () => (
    <Page {...dashboardTexts.supplier}>
      <SupplierView
        dashboard={dashboard}
        setUpPath="/vendors/onboarding/1"
        setUp={null}
        openedPath={null}
        {...beginning}
      />
    </Page>
  ),
});
const provider = (
  dashboard: typeof busyProvider,
  setUp: ComponentProps<typeof ProviderView>['setUp'] = null,
): Story => ({
  render: () => (
    <Page {...dashboardTexts.provider}>
      <ProviderView dashboard={dashboard} setUpPath="/services/onboarding/1" setUp={setUp} />
    </Page>
  ),
});

const admin = (dashboard: typeof busyDesk): Story => ({
  render: () => (
    <Page {...dashboardTexts.admin}>
      <AdminView
        dashboard={dashboard}
        takingId={null}
        onTake={fn()}
        settlingId={null}
        onSettle={fn()}
        askingId={null}
        onAsk={fn()}
      />
    </Page>
  ),
});

export const Crew = crew(busyCrew);
export const NewCrew = crew(newCrew);
export const Supplier = supplier(busySupplier);
export const NewSupplier = supplier(newSupplier);
export const SupplierSettingUp = supplier(newSupplier, { setUp: begunSetUp });
export const SupplierJustLive = supplier(
  { ...newSupplier, readiness: busySupplier.readiness },
  { openedPath: '/vendor-services/1' },
);
export const Provider = provider(busyProvider);
export const NewProvider = provider(newProvider);
export const ProviderSettingUp = provider(newProvider, { ...begunSetUp, workingHours: false });
export const Admin = admin(busyDesk);
export const QuietAdmin = admin(quietDesk);
export const NewAdmin = admin(newDesk);
