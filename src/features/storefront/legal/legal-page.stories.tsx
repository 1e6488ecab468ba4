import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMainOfRouter } from '../../testing/in-router.tsx';
import { expect } from 'storybook/test';
import { Component as PrivacyPolicy } from './privacy-policy-screen.tsx';
import { Component as Terms } from './terms-screen.tsx';

const meta = {
  title: 'Storefront/Legal',
  component: PrivacyPolicy,
  parameters: { inset: false },
  decorators: [inMainOfRouter],
} satisfies Meta<typeof PrivacyPolicy>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every link of the table of contents leads to a section. */
const contentsLeadSomewhere: Story['play'] = async ({ canvas, canvasElement }) => {
  const contents = canvas.getByRole('navigation', { name: 'On this page' });
  for (const link of contents.querySelectorAll('a')) {
    const section = canvasElement.querySelector(link.hash);
    await expect(section?.querySelector('h2')).toHaveTextContent(link.textContent);
  }
};

export const Privacy: Story = { play: contentsLeadSomewhere };
export const TermsAndConditions: Story = { render: () => <Terms />, play: contentsLeadSomewhere };
