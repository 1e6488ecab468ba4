import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { FixedSession } from '../testing/session.tsx';
import * as article from './article-screen.tsx';
import * as centre from './centre-screen.tsx';
import { questions } from './self-test/questions.ts';
import { TestView } from './self-test/test-view.tsx';

const routes: RouteObject[] = [
  {
    path: '/resource-center',
    Component: centre.Component,
    loader: centre.loader,
    HydrateFallback: () => null,
  },
  {
    path: '/resource-center/:article',
    Component: article.Component,
    loader: article.loader,
    HydrateFallback: () => null,
  },
];

interface PagesProps {
  readonly at: string;
  readonly role?: string;
}

function Pages({ at, role }: PagesProps) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [at] }));
  return (
    <main>
      <FixedSession role={role ?? null}>
        <RouterProvider router={router} />
      </FixedSession>
    </main>
  );
}

const meta = {
  title: 'Storefront/Resource centre',
  component: Pages,
  parameters: { inset: false },
  args: { at: '/resource-center' },
} satisfies Meta<typeof Pages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => void (await canvas.findByText('12 articles')),
};
export const NothingFound: Story = {
  args: { at: '/resource-center?q=submarine' },
  play: async ({ canvas }) => void (await canvas.findByText('0 articles')),
};
export const ToASupplier: Story = {
  args: { at: '/resource-center?q=change%20bank%20account', role: 'supplier' },
  play: async ({ canvas }) => void (await canvas.findByText('Your bank and payment account')),
};
export const Article: Story = {
  args: { at: '/resource-center/shore-power-abroad' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'What to do next' })),
};
export const UnknownArticle: Story = {
  args: { at: '/resource-center/nothing' },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'All articles' })),
};

const still = { questions, isReady: true, onStart: () => {}, onAnswer: () => {}, onContinue: () => {} };
const right = questions.map((question) => question.right);
const test = (view: Pick<Parameters<typeof TestView>[0], 'state' | 'answers'>): Story => ({
  render: () => {
    const router = createMemoryRouter([
      {
        path: '*',
        element: (
          <main>
            <TestView {...still} {...view} />
          </main>
        ),
      },
    ]);
    return <RouterProvider router={router} />;
  },
});

export const TestQuestion: Story = test({ state: 'question', answers: right.slice(0, 2) });
export const TestAnsweredWrong: Story = test({ state: 'answered', answers: [...right.slice(0, 2), 0] });
export const TestResult: Story = test({
  state: 'result',
  answers: right.map((answer, at) => (at === 2 ? 0 : answer)),
});
