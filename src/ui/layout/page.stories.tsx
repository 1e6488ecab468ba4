import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button, DescriptionList, Page, Panel, QuietButton, StatusBadge, TextLink } from '../index.ts';

const meta = {
  title: 'Layout/Page and Panel',
  component: Page,
  parameters: { inset: false },
  args: {
    title: 'Bookings',
    lead: 'What technicians will do aboard Sea Lark, and when.',
    action: (
      <Button size="3">
        <Plus size={16} aria-hidden />
        Book a service
      </Button>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Workspace: Story = {
  args: {
    breadcrumb: (
      <TextLink href="#crew" underline="hover" color="gray">
        Crew
      </TextLink>
    ),
    children: (
      <>
        <Panel
          title="Next"
          description="Confirmed by the provider."
          action={<QuietButton>Reschedule</QuietButton>}
          footer={<TextLink href="#all">All bookings</TextLink>}
        >
          <DescriptionList
            items={[
              { term: 'Service', description: 'Rigging inspection' },
              { term: 'State', description: <StatusBadge tone="success">Confirmed</StatusBadge> },
              { term: 'Place', description: 'Club de Mar, Palma, berth 41' },
              { term: 'Contact on board', description: null },
            ]}
          />
        </Panel>
        <Panel title="Earlier">Nothing yet.</Panel>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Next' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(terms).toEqual(['Service', 'State', 'Place', 'Contact on board']);
    await expect(values).toEqual(['Rigging inspection', 'Confirmed', 'Club de Mar, Palma, berth 41', '–']);
  },
};

export const Reading: Story = {
  args: { title: 'Settings', lead: 'Your account.', action: undefined, width: 'reading', children: <p>…</p> },
};
