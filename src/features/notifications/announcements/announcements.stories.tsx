import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListStage } from '../../list-page/index.ts';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { AnnouncementsPage } from './announcements-list.tsx';

const address = '/admin/notifications?show=messages';
const written = {
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  title: 'Closed for two hours on Sunday',
  body: 'We move to a larger database at 03:00 UTC.',
  role: 'crew_member',
  port: 'palma',
  isPromotional: false,
  writtenBy: 'Ines Marchetti',
  createdAt: '2026-11-20T08:30:00.000Z',
  sendAt: '2026-11-20T08:30:00.000Z',
  state: 'sent',
  recipients: 214,
  read: 96,
};
const planned = {
  ...written,
  id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60',
  title: 'Boat show week: what to book early',
  state: 'planned',
  isPromotional: true,
  role: null,
  port: null,
  recipients: 0,
  read: 0,
};

const meta = {
  title: 'Admin/Messages to many',
  component: ListStage,
  parameters: { inset: false },
  args: {
    address,
    answer: { items: [planned, written], nextCursor: null, total: 2 },
    children: <AnnouncementsPage />,
  },
} satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {};
export const NothingYet: Story = { args: { answer: { items: [], nextCursor: null, total: 0 } } };
export const Writing: Story = {
  args: {
    answer: { recipients: 0, mail: null, ports: [] },
    children: <AnnouncementDialog onClose={() => undefined} />,
  },
};

const mail = {
  subject: written.title,
  html: `<!doctype html><title>Mail</title><h1>${written.title}</h1><p>Hello Ines,</p><p>${written.body}</p>`,
};
export const Previewed: Story = {
  args: {
    children: (
      <main style={{ maxWidth: 560, padding: 24 }}>
        <AnnouncementPreview recipients={214} mail={mail} to="Crew, Palma" sendAt={written.sendAt} />
      </main>
    ),
  },
};
export const PreviewedForNobody: Story = {
  args: {
    children: (
      <main style={{ maxWidth: 560, padding: 24 }}>
        <AnnouncementPreview recipients={0} mail={mail} to="Admin" sendAt={null} />
      </main>
    ),
  },
};
