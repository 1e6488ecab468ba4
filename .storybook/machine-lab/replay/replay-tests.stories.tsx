import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { downloadTraceStore } from '../save-trace/trace-store.ts';
import { exampleRecording } from './example-recording.ts';
import { answeredAtOnce, failedOnce, importUpTo, recordedEarlier } from './recordings.fixture.ts';
import { ReplayPage } from './replay-page.tsx';

/** How the replay page behaves; the page itself is “Replay”. */
const meta = {
  title: 'Machine lab/Replay/On the desk',
  component: ReplayPage,
  tags: ['once', '!dev', '!autodocs'],
  parameters: { inset: false },
  args: {
    traceStore: {
      kind: 'server',
      save: fn(async (flow, name) => `src/machines/${flow}/traces/${name}.json`),
    },
  },
} satisfies Meta<typeof ReplayPage>;
export default meta;
type Story = StoryObj<typeof meta>;
/** The canvas passed to a story's play function. */
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const paste = (text: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
};
const opened = (canvas: Canvas) =>
  canvas.findByLabelText('Event', { selector: 'input' }, { timeout: 10_000 });
const isAtPosition = async (canvas: Canvas, position: number) =>
  expect(await opened(canvas)).toHaveValue(String(position));
/** On a phone the panes are tabs. */
const showWindow = async (canvas: Canvas, name: string) => {
  const choice = canvas.queryByRole('button', { name });
  if (choice) await userEvent.click(choice);
};
const press = (key: string) => fireEvent.keyDown(document.body, { key });

export const PastedAndWalked: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Try it with an example');
    paste(JSON.stringify(await failedOnce()));
    await isAtPosition(canvas, 1);
    await expect(canvas.getByLabelText('Play')).toBeEnabled();

    await press('ArrowRight');
    await isAtPosition(canvas, 2);
    await userEvent.click(canvas.getByLabelText('Step'));
    await userEvent.click(canvas.getByLabelText('Step back'));
    await isAtPosition(canvas, 2);
    await press('End');
    await isAtPosition(canvas, 7);
    await fireEvent.change(await opened(canvas), { target: { value: '4' } });
    await isAtPosition(canvas, 4);

    await showWindow(canvas, 'Context');
    const context = within(canvas.getByRole('group', { name: 'What the machine remembers' }));
    await expect(context.getByText('failure', { selector: 'li > span' })).toBeVisible();
    await showWindow(canvas, 'Screen');
    await expect(await canvas.findByText('Assistant', { selector: 'h1' })).toBeVisible();
  },
};

export const OpensAtItsFirstEvent: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Try it with an example');
    // Two machines start at the same time in it.
    paste(await exampleRecording());
    await isAtPosition(canvas, 1);
    await press('End');
    await waitFor(() => expect(canvas.getByLabelText('Step')).toHaveAttribute('aria-disabled', 'true'));
    await press('Home');
    await isAtPosition(canvas, 1);
  },
};

export const SpacePlaysUnlessItWouldPressSomething: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Try it with an example');
    paste(JSON.stringify(await failedOnce()));
    await opened(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '20×' }));
    await userEvent.keyboard(' ');
    const event = await opened(canvas);
    await waitFor(() => expect(event).toHaveValue('7'));
    await canvas.findByLabelText('Play');

    canvas.getByRole('button', { name: '1×' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: '1×' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText('Play')).toBeVisible();
    // At the start it would have no effect.
    await userEvent.click(canvas.getByLabelText('To the start'));
    await isAtPosition(canvas, 1);
    await userEvent.keyboard(' ');
    await userEvent.click(await canvas.findByLabelText('Pause'));
    await userEvent.keyboard(' ');
    await canvas.findByLabelText('Pause');
  },
};

export const Searched: Story = {
  loaders: [async () => ({ left: JSON.stringify(await failedOnce()) })],
  render: (args, { loaded }) => <ReplayPage {...args} given={loaded as { left: string }} />,
  play: async ({ canvas }) => {
    await opened(canvas);
    await showWindow(canvas, 'Events');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search in the events' }), 'askagent');
    await canvas.findByText('– of 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Next found' }));
    await isAtPosition(canvas, 3);
    await expect(canvas.getByText('1 of 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next found' }));
    await isAtPosition(canvas, 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous found' }));
    await isAtPosition(canvas, 3);
  },
};

export const BadInput: Story = {
  loaders: Searched.loaders ?? [],
  render: Searched.render,
  play: async ({ canvas }) => {
    const trace = await failedOnce();
    const text = JSON.stringify(trace, null, 2);
    const [start, asked, ...others] = trace.steps;
    if (!start || !asked) throw new Error('The trace has steps.');
    const withStep = (step: object) => JSON.stringify({ ...trace, steps: [start, step, ...others] });
    await opened(canvas);
    await press('End');
    const bad: [string, string, RegExp][] = [
      ['cut', text.slice(0, text.length / 2), /line \d+/],
      ['no JSON', 'Error: 503 at checkout', /line 1/],
      ['of another machine', text.replaceAll('"assistant"', '"charter"'), /machine.*no flow “charter”/s],
      [
        'with an unknown event, which changes no state',
        JSON.stringify({
          ...trace,
          steps: [start, { ...start, event: { type: 'SAIL.SET' } }, asked, ...others],
        }),
        /event 2 \(steps\[1\]\).*knows no SAIL.SET/s,
      ],
      [
        'that lacks its states',
        JSON.stringify({ ...trace, steps: trace.steps.map((step) => ({ ...step, to: undefined })) }),
        /steps\[0\]\.to/,
      ],
      [
        'with a payload that breaks a guard',
        withStep({ ...asked, event: { type: 'QUESTION.ASKED' } }),
        /steps\[1\]/,
      ],
    ];
    for (const [, value, reported] of bad) {
      paste(value);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(reported));
      await expect(canvas.getByRole('alert')).toHaveTextContent('What was open is still open.');
      await isAtPosition(canvas, 7);
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    }

    const large = new File(['{}'], 'everything.json');
    Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 });
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true });
    Object.defineProperty(event, 'clipboardData', { value: { files: [large], getData: () => '' } });
    document.body.dispatchEvent(event);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('It has 50 MB'));
    await isAtPosition(canvas, 7);
  },
};

export const TextThatWouldBeCode: Story = {
  play: async ({ canvas }) => {
    const trace = await failedOnce();
    const code = '<img src=x onerror="document.title=1">';
    const steps = trace.steps.map((step) =>
      step.event.type.startsWith('xstate.error.')
        ? {
            ...step,
            event: {
              ...step.event,
              error: { $error: { name: 'Error', message: code, code: 'NETWORK_ERROR' } },
            },
          }
        : step,
    );
    await canvas.findByText('Try it with an example');
    paste(JSON.stringify({ ...trace, steps }));
    await opened(canvas);
    await fireEvent.change(await opened(canvas), { target: { value: '4' } });
    await showWindow(canvas, 'Context');
    const context = canvas.getByRole('group', { name: 'What the machine remembers' });
    await waitFor(() => expect(context).toHaveTextContent('<img src=x'));
    await expect(document.querySelector('img[src="x"]')).toBeNull();
  },
};

export const RecordedEarlier: Story = {
  loaders: [async () => ({ left: JSON.stringify(recordedEarlier(await failedOnce())) })],
  render: Searched.render,
  play: async ({ canvas }) => {
    await canvas.findByText(
      'The machine “assistant” has changed since this was recorded',
      {},
      { timeout: 10_000 },
    );
    await expect(canvas.getByText(/assistant\.thinking is gone/)).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Replay it all the same' }));
    await isAtPosition(canvas, 1);
  },
};

export const StopsOnTheWay: Story = {
  play: async ({ canvas }) => {
    const trace = recordedEarlier(await failedOnce());
    const steps = trace.steps.map((step, index) =>
      index === 3 ? { ...step, to: { value: 'thinking', status: 'active' } } : step,
    );
    await canvas.findByText('Try it with an example');
    paste(JSON.stringify({ ...trace, steps }));
    const goOn = await canvas.findByRole('button', { name: 'Replay as far as it goes' }, { timeout: 10_000 });
    await expect(canvas.getByText(/^It stops at event 4 \(steps\[3\]\): /)).toBeVisible();
    await userEvent.click(goOn);
    await press('End');
    await isAtPosition(canvas, 3);
    await expect(canvas.getByText(/It stops after event 3/)).toBeVisible();
  },
};

export const TwoBesideEachOther: Story = {
  loaders: [
    async () => ({
      left: JSON.stringify(await failedOnce()),
      right: JSON.stringify(await answeredAtOnce()),
    }),
  ],
  render: (args, { loaded }) => <ReplayPage {...args} given={loaded as { left: string; right: string }} />,
  play: async ({ canvas }) => {
    await canvas.findByText('They differ', {}, { timeout: 10_000 });
    await expect(canvas.getByText(/xstate.error.actor.askAgent in the first/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go where they part' }));
    await isAtPosition(canvas, 4);
    await expect(canvas.getAllByText('here they part')).toHaveLength(2);
  },
};

export const SeveralFlows: Story = {
  loaders: [
    async () => ({
      left: JSON.stringify({
        format: 'statechart-recording/1',
        recordedAt: '2026-11-22T13:00:00.000Z',
        release: '0.1.0',
        traces: [await failedOnce(), await importUpTo('choosing')],
      }),
    }),
  ],
  render: Searched.render,
  play: async ({ canvas }) => {
    await opened(canvas);
    const flow = canvas.getByRole('combobox', { name: 'Flow' });
    await expect(flow).toHaveDisplayValue(/^assistant/);
    await userEvent.selectOptions(flow, '1');
    await waitFor(() => expect(canvas.getByText(/^Catalogue import/)).toBeVisible(), { timeout: 10_000 });
  },
};

const keepAs = async (canvas: Canvas, name: string, button: string) => {
  await opened(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Keep as regression test' }));
  const dialog = within(await within(document.body).findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), name);
  await userEvent.click(dialog.getByRole('button', { name: button }));
  return dialog;
};

export const KeptAsTest: Story = {
  loaders: Searched.loaders ?? [],
  render: Searched.render,
  play: async ({ canvas, args }) => {
    await keepAs(canvas, 'asked-twice', 'Keep');
    await canvas.findByText('Kept as src/machines/assistant/traces/asked-twice.json');
    await expect(args.traceStore.save).toHaveBeenCalledOnce();
  },
};

export const NotKept: Story = {
  ...KeptAsTest,
  args: {
    traceStore: {
      kind: 'server',
      save: async () => Promise.reject(new Error('There is already a test “taken”.')),
    },
  },
  play: async ({ canvas }) => {
    const dialog = await keepAs(canvas, 'taken', 'Keep');
    await dialog.findByText('There is already a test “taken”.');
  },
};

const save = fn();
/** Built pages have no server that writes. */
export const SavedFromBuiltPages: Story = {
  ...KeptAsTest,
  args: { traceStore: downloadTraceStore(save) },
  play: async ({ canvas }) => {
    save.mockClear();
    await keepAs(canvas, 'asked-twice', 'Save the file');
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(
        'asked-twice.json',
        expect.stringContaining('statechart-trace/1'),
        'application/json',
      ),
    );
    // Nothing was written yet: another message would lose the test.
    await expect(await canvas.findByText(/Put it into the project as src\/machines\//)).toBeVisible();
  },
};
