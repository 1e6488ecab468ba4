import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ToastViewport, type ToastItem } from '../index.ts';
import { holdTimer } from '../testing/held-timer.ts';

const levels: ToastItem[] = [
  { id: 'success', level: 'success', message: 'Booking confirmed.', sticky: true },
  {
    id: 'error',
    level: 'error',
    message: 'Error uploading profile picture',
    description: 'Your old picture is still there.',
    sticky: true,
  },
  { id: 'info', level: 'info', message: 'A new version is ready.', sticky: true },
  {
    id: 'warning',
    level: 'warning',
    message: 'Listing removed.',
    sticky: true,
    action: { label: 'Undo', onAction: fn() },
  },
];

/** Holds the list as the site's store does. */
function Example({
  toasts: given,
  onClose,
}: {
  toasts: readonly ToastItem[];
  onClose: (id: string) => void;
}) {
  const [toasts, setToasts] = useState(given);
  return (
    <div style={{ minHeight: 420 }}>
      <ToastViewport
        toasts={toasts}
        onClose={(id) => {
          setToasts((list) => list.filter((toast) => toast.id !== id));
          onClose(id);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Overlays/Toast',
  component: Example,
  args: { toasts: levels, onClose: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('Booking confirmed.')).toBeVisible());
    const viewport = screen.getByRole('list');
    await expect(viewport).toContainElement(screen.getByText('Booking confirmed.'));
    const { left, right, top, width } = viewport.getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(400);
    // In the middle, and off the top bar with the bell.
    await expect(Math.round(left)).toBe(Math.round(document.documentElement.clientWidth - right));
    await expect(top).toBeGreaterThanOrEqual(64);
  },
};

export const ClosedByHand: Story = {
  args: { toasts: levels.slice(0, 1) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('success'));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Booking confirmed.')).toBeNull());
  },
};

/** The timer of the lifetime, also of the remainder after a pause, but no other. */
const isLifetime = (delayMs: number) => delayMs > 1500 && delayMs <= 3000;
const saved: ToastItem = { id: 'saved', level: 'success', message: 'Saved.' };

export const ClosesByItself: Story = {
  args: { toasts: [saved] },
  play: async ({ args, mount }) => {
    const timer = holdTimer(isLifetime);
    try {
      await mount(<Example {...args} />);
      await waitFor(() => expect(timer.running()).toBe(true));
      await expect(timer.asked.at(-1)).toBe(3000);
      await expect(args.onClose).not.toHaveBeenCalled();
      timer.due();
      await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('saved'));
      await waitFor(() => expect(screen.queryByText('Saved.')).toBeNull());
    } finally {
      timer.release();
    }
  },
};

const removed: ToastItem = {
  id: 'removed',
  level: 'success',
  message: 'Time off removed.',
  sticky: true,
  action: { label: 'Undo', onAction: fn() },
};
const isOffer = (delayMs: number) => delayMs > 15_000 && delayMs <= 20_000;

export const AnOfferOfUndoEnds: Story = {
  args: { toasts: [removed] },
  play: async ({ args, mount }) => {
    const timer = holdTimer(isOffer);
    try {
      await mount(<Example {...args} />);
      await waitFor(() => expect(timer.running()).toBe(true));
      timer.due();
      await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('removed'));
    } finally {
      timer.release();
    }
  },
};

/**
 * The animation of an element without reduced motion: tests run with reduced motion, where every computed duration is
 * nearly zero.
 */
function animationOf(element: Element) {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const animations = rules.flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.style.animation && element.matches(rule.selectorText)
      ? rule.style.animation
      : [],
  );
  return animations.at(-1);
}

/** The row of a message, which has its state and animation. */
const rowOf = (text: string) => {
  const row = screen.getByText(text).closest('li');
  if (!row) throw new Error(`"${text}" stands in no list.`);
  return row;
};
const isLeaving = (delayMs: number) => delayMs === 300;

export const ComesAndGoesCalmly: Story = {
  args: { toasts: levels.slice(0, 1) },
  play: async ({ args, mount }) => {
    const timer = holdTimer(isLeaving);
    try {
      await mount(<Example {...args} />);
      await waitFor(() => expect(screen.getByText('Booking confirmed.')).toBeInTheDocument());
      const row = rowOf('Booking confirmed.');
      await expect(animationOf(row)).toMatch(/^(?=.*arrive)(?=.*300ms)/);
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(row).toHaveAttribute('data-state', 'closed'));
      await expect(animationOf(row)).toMatch(/^(?=.*leave)(?=.*300ms)/);
      await expect(args.onClose).not.toHaveBeenCalled();
      timer.due();
      await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('success'));
    } finally {
      timer.release();
    }
  },
};

export const PausesUnderThePointer: Story = {
  args: { toasts: [saved] },
  play: async ({ args, mount }) => {
    const timer = holdTimer(isLifetime);
    try {
      await mount(<Example {...args} />);
      await waitFor(() => expect(timer.running()).toBe(true));
      const toast = await screen.findByText('Saved.');
      await userEvent.hover(toast);
      await waitFor(() => expect(timer.running()).toBe(false));
      await userEvent.unhover(toast);
      await waitFor(() => expect(timer.running()).toBe(true));
      timer.due();
      await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('saved'));
    } finally {
      timer.release();
    }
  },
};

export const ActionByKeyboard: Story = {
  args: { toasts: levels.slice(3) },
  play: async ({ args }) => {
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await waitFor(() =>
      expect(screen.getByRole('list')).toContainElement(document.activeElement as HTMLElement | null),
    );
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.toasts[0]?.action?.onAction).toHaveBeenCalled();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('warning'));
  },
};
