import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useState, type ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { ContactView, type ContactValues } from './contact-view.tsx';

const still: ComponentProps<typeof ContactView>['submission'] = {
  busy: false,
  slow: false,
  input: undefined as ContactValues | undefined,
  failure: null,
  error: null,
  run: fn(async () => true),
  cancel: fn(),
  clear: fn(),
};

function InRouter(props: ComponentProps<typeof ContactView>) {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '*',
        element: (
          <main>
            <ContactView {...props} />
          </main>
        ),
      },
    ]),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Storefront/Contact',
  component: ContactView,
  render: (args) => <InRouter {...args} />,
  parameters: { inset: false },
  args: {
    person: null,
    asked: { topic: '', orderNumber: '' },
    isReply: false,
    vendorName: null,
    submission: still,
    sentNumber: null,
    onAgain: fn(),
  },
} satisfies Meta<typeof ContactView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const ToAVendor: Story = {
  args: {
    person: { name: 'Mara Lindqvist', email: 'mara.lindqvist@example.com' },
    asked: { topic: 'vendor', orderNumber: '' },
    vendorName: 'Compañía Balear de Efectos Navales y Servicios Portuarios del Mediterráneo Occidental',
  },
};
export const Sent: Story = { args: { sentNumber: 'M-10001' } };
