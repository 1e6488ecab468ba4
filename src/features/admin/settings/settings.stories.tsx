import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ReactElement } from 'react';
import { fn } from 'storybook/test';
import { Page, Panel } from '../../../ui/index.ts';
import { ListStage } from '../../list-page/index.ts';
import { AdminsList } from './admins-section.tsx';
import { AuditSection } from './audit-list.tsx';
import { IdentityForm } from './identity-form.tsx';
import { MarketForm } from './market-form.tsx';
import { exampleIdentity } from './testing/example-identity.ts';

const settings = {
  commissionBasisPoints: 1000,
  announcedCommission: null,
  vendorsConcerned: 10,
  answerHours: 48,
  switches: { takesOrders: true, takesBookings: true, takesApplications: false },
  version: 3,
  changed: { by: 'Harbour Master', at: '2026-11-20T08:30:00.000Z' },
};
const still = { busy: false, slow: false, failure: null, cancel: fn() };

/** With a router, which forms need to ask before unsaved input is lost. */
const Routed = ({ children }: { readonly children: ReactElement }) => (
  <RouterProvider router={createMemoryRouter([{ path: '*', element: children }])} />
);

const meta = { title: 'Admin/Settings', component: Routed } satisfies Meta<typeof Routed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Market: Story = {
  args: {
    children: (
      <Page title="Settings" width="reading">
        <MarketForm settings={settings} submission={still} onSave={fn()} />
      </Page>
    ),
  },
};

export const CommissionAnnounced: Story = {
  args: {
    children: (
      <Page title="Settings" width="reading">
        <MarketForm
          settings={{
            ...settings,
            announcedCommission: { basisPoints: 1250, from: '2026-12-16T00:00:00.000Z' },
          }}
          submission={still}
          onSave={fn()}
        />
      </Page>
    ),
  },
};

const identityForm = (stored: Parameters<typeof IdentityForm>[0]['stored']) => (
  <Page title="Settings" width="reading">
    <IdentityForm stored={stored} submission={still} onSave={fn()} />
  </Page>
);

export const Identity: Story = {
  args: { children: identityForm({ identity: exampleIdentity, version: 2, changed: settings.changed }) },
};

export const NoIdentity: Story = {
  args: { children: identityForm({ identity: null, version: 0, changed: null }) },
};

export const Admins: Story = {
  args: {
    children: (
      <Page title="Settings" width="reading">
        <Panel title="Admins">
          <AdminsList
            onRemove={fn()}
            onWithdraw={fn()}
            people={{
              admins: [
                {
                  userId: '1',
                  name: 'Harbour Master',
                  email: 'admin@example.com',
                  hasSecondFactor: true,
                  isYou: true,
                  since: '2026-01-20T08:30:00.000Z',
                },
                {
                  userId: '2',
                  name: 'Maximiliana Konstantinopoulou-Featherstonehaugh of the Western Basin',
                  email: 'maximiliana.konstantinopoulou-featherstonehaugh@western-basin.example.com',
                  hasSecondFactor: false,
                  isYou: false,
                  since: '2026-03-20T08:30:00.000Z',
                },
              ],
              invitations: [
                {
                  id: '3',
                  email: 'ana.abela@example.com',
                  invitedBy: 'Harbour Master',
                  expiresAt: '2026-11-27T08:30:00.000Z',
                  isExpired: false,
                },
                {
                  id: '4',
                  email: 'ines.marchetti@example.com',
                  invitedBy: 'Harbour Master',
                  expiresAt: '2026-11-01T08:30:00.000Z',
                  isExpired: true,
                },
              ],
            }}
          />
        </Panel>
      </Page>
    ),
  },
};

export const AuditLog: Story = {
  args: { children: <></> },
  render: () => (
    <ListStage
      address="/admin/settings?tab=audit"
      answer={{
        items: [
          {
            id: '1',
            at: '2026-11-20T08:30:00.000Z',
            by: 'Harbour Master',
            act: 'change_settings',
            subjectKind: 'market',
            subjectId: '00000000-0000-7000-8000-000000000001',
            subject: null,
            details: [{ name: 'commissionBasisPoints', before: '1000', after: '1250' }],
          },
          {
            id: '2',
            at: '2026-11-19T08:30:00.000Z',
            by: 'Ines Marchetti',
            act: 'refund',
            subjectKind: 'sub_order',
            subjectId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
            subject: 'Q-10001',
            details: [{ name: 'note', before: null, after: 'The fenders came without their valves.' }],
          },
        ],
        nextCursor: null,
        total: 2,
      }}
    >
      <Page title="Settings">
        <AuditSection />
      </Page>
    </ListStage>
  ),
};
