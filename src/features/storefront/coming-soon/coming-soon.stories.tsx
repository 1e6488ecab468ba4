import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fn } from 'storybook/test';
import { ComingSoonView } from './coming-soon-view.tsx';

const quiet = {
  busy: false,
  slow: false,
  input: undefined,
  failure: null,
  error: null,
  run: fn(async () => true),
  cancel: fn(),
  clear: fn(),
};

function InRouter(props: ComponentProps<typeof ComingSoonView>) {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '*',
        element: (
          <main>
            <ComingSoonView {...props} />
          </main>
        ),
      },
    ]),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Storefront/Coming soon',
  component: ComingSoonView,
  render: (args) => <InRouter {...args} />,
  parameters: { inset: false },
  args: { submission: quiet, answered: null, link: null },
} satisfies Meta<typeof ComingSoonView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeaveAnAddress: Story = {};
export const FromTheMail: Story = { args: { link: { submission: quiet, answered: null } } };
