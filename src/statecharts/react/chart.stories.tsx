import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createMachine, initialTransition, setup, transition, type AnyMachineSnapshot } from 'xstate';
import { chartOf } from '../chart/chart-model.ts';
import { chartNow } from '../chart/chart-now.ts';
import { tortureMachine } from '../testing/torture.machine.ts';
import { Chart } from './chart.tsx';
import { LaidChart, type LaidProps } from './laid-chart.tsx';

const torture = chartOf(tortureMachine);
const [begun] = initialTransition(tortureMachine, { person: 'Mia' });

const lamp = setup({ delays: { 'a while': 1000 } }).createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { meta: { title: 'Nobody is here' }, on: { 'SWITCH.PRESSED': { target: 'lit' } } },
    lit: {
      tags: 'busy',
      on: { 'SWITCH.PRESSED': { target: 'dark' }, 'BULB.BROKEN': { target: 'broken' } },
      after: { 'a while': { target: 'dark' } },
    },
    broken: { type: 'final' },
  },
});
const lampModel = chartOf(lamp);
const [dark] = initialTransition(lamp);

/** A running machine: pressing an event sends it. */
function LivingLamp({ onEvent, ...props }: LaidProps) {
  const [snapshot, setSnapshot] = useState<AnyMachineSnapshot>(dark);
  return (
    <LaidChart
      {...props}
      model={lampModel}
      now={chartNow(snapshot)}
      onEvent={(event, what, source) => {
        onEvent?.(event, what, source);
        setSnapshot((before) => transition(lamp, before, { type: event.type })[0]);
      }}
    />
  );
}

const meta = {
  title: 'Machine lab/Chart parts',
  component: LaidChart,
  args: { model: torture },
} satisfies Meta<typeof LaidChart>;
export default meta;

type Story = StoryObj<typeof meta>;

const drawn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('group', { name: /^Drawing of/ }, { timeout: 30_000 });

export const Active: Story = {
  args: { now: chartNow(begun), onEvent: fn(), onSelect: fn() },
  play: async ({ canvasElement, args }) => {
    const drawing = await drawn(canvasElement);
    await userEvent.click(within(drawing).getByRole('button', { name: 'Send HELP' }));
    await expect(args.onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'HELP', kind: 'event' }),
      expect.objectContaining({ source: 'torture.tour.guided', target: 'torture.tour.help' }),
      'torture.tour.guided',
    );
  },
};

export const Idle: Story = {
  play: async ({ canvasElement }) => {
    const drawing = await drawn(canvasElement);
    // Impossible events are not buttons.
    await expect(within(drawing).queryByRole('button')).toBeNull();
  },
};

export const Lives: Story = {
  args: { model: lampModel, onEvent: fn() },
  render: (args) => <LivingLamp {...args} />,
  play: async ({ canvasElement }) => {
    const drawing = await drawn(canvasElement);
    drawing.focus();
    await userEvent.tab();
    await expect(within(drawing).getByRole('button', { name: 'Send SWITCH.PRESSED' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await within(drawing).findByRole('button', { name: 'Send BULB.BROKEN' });
    await expect(within(drawing).getByRole('button', { name: 'Let a while pass' })).toBeVisible();
  },
};

const places = (drawing: HTMLElement) => drawing.querySelector<SVGGElement>('svg > g')?.style.transform ?? '';

export const LooksAround: Story = {
  args: { model: lampModel },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const drawing = await drawn(canvasElement);
    const percent = canvas.getByRole('button', { name: /show at 100 %/ });
    await waitFor(() => expect(places(drawing)).not.toBe(''));
    const fitted = places(drawing);
    await userEvent.click(percent);
    await expect(places(drawing)).toContain('scale(1)');
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(percent).toHaveTextContent('125 %');
    drawing.focus();
    const before = places(drawing);
    await userEvent.keyboard('{ArrowDown}');
    await expect(places(drawing)).not.toBe(before);
    await userEvent.keyboard('-');
    await expect(percent).toHaveTextContent('100 %');
    await userEvent.keyboard('++0');
    await expect(places(drawing)).toBe(fitted);
  },
};

export const AsText: Story = {
  args: { now: chartNow(begun), onEvent: fn(), onSelect: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'As text' }));
    await expect(canvas.getByText('On HELP: to tour.help')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'help' }));
    await expect(args.onSelect).toHaveBeenCalledWith('torture.tour.help');
    await expect(canvas.getByRole('button', { name: 'help' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Send HELP' }));
    await expect(args.onEvent).toHaveBeenCalled();
  },
};

export const Marks: Story = {
  args: {
    model: lampModel,
    selected: 'lamp.lit',
    marks: {
      'lamp.dark': { tone: 'green', text: 'new' },
      'lamp.lit': { tone: 'amber', text: '12 stop here' },
      'lamp.broken': { tone: 'red', text: 'no test' },
      'lamp.lit BULB.BROKEN → lamp.broken': { tone: 'blue', text: '3 %' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(await drawn(canvasElement)).getByText('12 stop here')).toBeVisible();
  },
};

export const Dark: Story = {
  args: { now: chartNow(begun), appearance: 'dark', onEvent: fn() },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
  },
};

const LONG = 'waitingForTheHarbourMasterToAnswerWhoAnswersNobodyBeforeTheSecondCoffee';

export const LongNames: Story = {
  args: {
    model: chartOf(
      createMachine({
        id: 'harbour',
        initial: LONG,
        states: {
          [LONG]: {
            meta: {
              title: 'A sentence about a harbour master that goes on and on until it no longer fits a line',
            },
            tags: ['busy', 'patient', 'waiting', 'hopeful'],
            on: {
              'HARBOUR_MASTER.ANSWERED_AFTER_THE_SECOND_COFFEE_WITH_A_BERTH': {
                target: 'done',
                guard: 'the berth is long enough for the boat and nobody else was promised it before',
                actions: [
                  'writeTheBerthDownSoThatNobodyForgetsIt',
                  'tellTheCrew',
                  'tellTheCaptain',
                  'tellTheAgent',
                ],
              },
            },
          },
          done: { type: 'final' },
        },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
  },
};

const framed = (layout: 'loading' | 'failed', model = torture) => (
  <div style={{ height: 420 }}>
    <Chart model={model} layout={layout} />
  </div>
);

export const Loading: Story = { render: () => framed('loading') };

export const Failed: Story = {
  render: () => framed('failed'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/could not be laid out/)).toBeVisible();
    await expect(canvas.getByText('nursery')).toBeVisible();
  },
};

export const Empty: Story = {
  render: () => framed('loading', chartOf(createMachine({ id: 'rock' }))),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/nothing to draw/)).toBeVisible();
  },
};
