import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { flowText } from '../../../src/statecharts/flow/flow-text.ts';
import { setOptional } from '../../../src/statecharts/flow/steps/steps.ts';
import { lab } from '../../../src/features/onboarding/onboarding.lab.tsx';
import type { PathSaver } from '../save-path/path-saver.ts';
import { PathEditor } from './path-editor.tsx';
import { memoryStorage } from './testing/memory-storage.ts';

const { editable } = lab;
if (!editable) throw new Error('The path of the onboarding is data.');
/** The company may be skipped. */
const skippable = flowText(setOptional(editable.flow, editable.kit, 'company-profile', true));

const saver: PathSaver = {
  kind: 'server',
  save: () => Promise.reject(new Error('Nothing is saved here.')),
  read: async () => skippable,
};

const readByAxe = { a11y: { test: 'error' } };

/** Automatic answers, the user's own choices, and leaving the page. */
const meta = {
  title: 'Machine lab/Path editor/Tried',
  component: PathEditor,
  tags: ['once', '!dev', '!autodocs'],
  // Axe checks the page in “Path editor”, and here what that does not show.
  parameters: { inset: false, a11y: { test: 'off' } },
  args: { flow: 'onboarding', saver, step: 'company-profile' },
  loaders: [
    async () => {
      const storage = memoryStorage();
      storage.setItem('path-editor:explained', 'yes');
      return { storage };
    },
  ],
  // Provided by the loader.
  render: (args, { loaded }) => <PathEditor {...args} {...(loaded as { storage: Storage })} />,
} satisfies Meta<typeof PathEditor>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const patient = { timeout: 20_000 };
/** On small screens the panes are tabs. */
const showWindow = async (canvas: Canvas, name: string) => {
  await canvas.findByRole('heading', { name: 'Path editor' }, patient);
  const windows = canvas.queryByRole('group', { name: 'Which window' });
  if (windows) await userEvent.click(within(windows).getByRole('button', { name }));
};
/** The real screen, wherever it is on the page. */
const skipOnScreen = async (canvas: Canvas) => {
  await showWindow(canvas, 'Screen');
  await userEvent.click(await canvas.findByRole('button', { name: 'Skip for now' }, patient));
};
const run = (canvas: Canvas, name: RegExp) => canvas.findByRole('button', { name }, patient);

export const AnswersComeByThemselves: Story = {
  play: async ({ canvas }) => {
    await skipOnScreen(canvas);
    await showWindow(canvas, 'Try & check');
    await expect(
      await canvas.findByText(/^Answered automatically: .*\(the company can wait\).*\.$/, {}, patient),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Noting on the server .* answers/ })).toBeNull();

    // With its result.
    await userEvent.click(canvas.getByRole('button', { name: 'Step back' }));
    await expect(await run(canvas, /^The vendor skips the step/)).toBeVisible();
    await expect(canvas.queryByText(/^Answered automatically/)).toBeNull();
  },
};

export const AnswersAreChosen: Story = {
  parameters: readByAxe,
  play: async ({ canvas }) => {
    await showWindow(canvas, 'Try & check');
    const answering = await canvas.findByRole('switch', { name: 'Answer automatically' }, patient);
    await expect(answering).toBeChecked();
    await userEvent.click(answering);
    await skipOnScreen(canvas);
    await showWindow(canvas, 'Try & check');
    await userEvent.click(await run(canvas, /^Noting on the server .* fails/));
    await userEvent.selectOptions(await canvas.findByLabelText('What goes wrong'), 'no network');
    await expect(canvas.getByLabelText('Code of the failure')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Let it fail' }));
    await expect(await run(canvas, /^The vendor skips the step/)).toBeVisible();
  },
};

export const WhoComesIsChosen: Story = {
  parameters: readByAxe,
  play: async ({ canvas }) => {
    await showWindow(canvas, 'Try & check');
    await run(canvas, /^The vendor skips the step/);
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(await canvas.findByText(/^Choose below how far the vendor has come/)).toBeVisible();
    await userEvent.click(await run(canvas, /^Asking the server for the vendor’s status answers/));
    await userEvent.selectOptions(await canvas.findByLabelText('Which answer'), 'the list is in');
    await userEvent.click(canvas.getByRole('button', { name: 'Let it answer' }));
    await expect(await run(canvas, /^The vendor skips the step/)).toBeVisible();
  },
};

/** As in the lab's page: the screen is in a frame of its own. */
export const TakenBackFromWithinAFrame: Story = {
  render: (args, { loaded }) => (
    <>
      <PathEditor {...args} {...(loaded as { storage: Storage })} />
      <iframe title="A page" srcDoc="<input aria-label='Typed'><button>Pressed</button>" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await showWindow(canvas, 'Steps');
    const optional = await canvas.findByRole('switch', { name: 'Vendors can skip it' }, patient);
    await waitFor(() => expect(optional).toBeChecked(), patient);
    await userEvent.click(optional);
    await expect(optional).not.toBeChecked();
    const frame = canvasElement.querySelector('iframe');
    const inside = await waitFor(() => {
      const page = frame?.contentDocument?.querySelector('button') ? frame.contentDocument : null;
      if (!page) throw new Error('It is not there yet.');
      return within(page.body);
    }, patient);
    await fireEvent.keyDown(inside.getByLabelText('Typed'), { key: 'z', ctrlKey: true });
    await expect(optional).not.toBeChecked();
    await fireEvent.keyDown(inside.getByRole('button', { name: 'Pressed' }), { key: 'z', ctrlKey: true });
    await waitFor(() => expect(optional).toBeChecked());
  },
};

/** As the browser asks a page before it closes. */
const wouldAsk = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const change = async (canvas: Canvas) => {
  await showWindow(canvas, 'Steps');
  const optional = await canvas.findByRole('switch', { name: 'Vendors can skip it' }, patient);
  await waitFor(() => expect(optional).toBeChecked(), patient);
  await expect(wouldAsk()).toBe(false);
  await userEvent.click(optional);
  await canvas.findByText(/1 change, not saved/, {}, patient);
};

export const LeftWithoutAQuestion: Story = {
  play: async ({ canvas }) => {
    await change(canvas);
    await expect(wouldAsk()).toBe(false);
  },
};

export const AskedWhereNothingCanBeKept: Story = {
  render: (args) => (
    <PathEditor
      {...args}
      storage={{
        ...memoryStorage(),
        setItem: () => {
          throw new Error('It is full.');
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await change(canvas);
    await expect(wouldAsk()).toBe(true);
  },
};
