import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { CartProvider, stillCart } from '../../features/cart/index.ts';
import { Button, DisplayHeading, Panel } from '../../ui/index.ts';
import { OnboardingLayout } from './onboarding-layout.tsx';
import { PublicLayout } from './public-layout.tsx';
import { StandaloneLayout } from './standalone-layout.tsx';

const account = (
  <Button asChild variant="ghost" color="gray" highContrast>
    <a href="/login">Sign in</a>
  </Button>
);

const screen = (
  <div style={{ width: 'min(100% - 40px, 440px)', margin: '40px auto' }}>
    <DisplayHeading as="h1">A screen</DisplayHeading>
    <Panel title="With something in it">What stands between the bars.</Panel>
  </div>
);

interface FramedProps {
  readonly layout: ReactNode;
  readonly address?: string;
  readonly inCart?: number;
  readonly cartError?: string | null;
}

function Framed({ layout, address = '/', inCart = 0, cartError = null }: FramedProps) {
  const cart = stillCart({ totalItems: inCart, error: cartError });
  return (
    <MemoryRouter initialEntries={[address]}>
      <CartProvider cart={cart}>
        <Routes>
          <Route element={layout}>
            <Route path="*" element={screen} />
          </Route>
        </Routes>
      </CartProvider>
    </MemoryRouter>
  );
}

const meta = {
  title: 'Layouts/Frames',
  component: Framed,
  parameters: { inset: false },
} satisfies Meta<typeof Framed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Public: Story = {
  args: { layout: <PublicLayout account={account} />, address: '/engineering', inCart: 3 },
};
export const PublicWithoutACount: Story = {
  args: {
    layout: <PublicLayout account={account} />,
    address: '/engineering',
    cartError: 'Failed to fetch cart count',
  },
};
export const PublicWithAFullCart: Story = {
  args: { layout: <PublicLayout account={account} />, inCart: 120 },
};
export const StandaloneForm: Story = { args: { layout: <StandaloneLayout />, address: '/login' } };
export const StandaloneAlone: Story = { args: { layout: <StandaloneLayout />, address: '/apply' } };
export const Onboarding: Story = { args: { layout: <OnboardingLayout account={account} /> } };
