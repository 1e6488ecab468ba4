import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '../testing/story-page.tsx';
import { Component as AboutPage } from './about-screen.tsx';

const meta = {
  title: 'Storefront/About us',
  component: AboutPage,
  parameters: { inset: false },
  decorators: [
    (Story) => (
      <StoryPage at="/about-us">
        <Story />
      </StoryPage>
    ),
  ],
} satisfies Meta<typeof AboutPage>;
export default meta;

export const AboutUs: StoryObj<typeof meta> = {
  // Goods and work count as received at different times.
  play: async ({ canvas }) =>
    void (await canvas.findByText(/7 days after the delivery, and work as done 48 hours after its end/)),
};
