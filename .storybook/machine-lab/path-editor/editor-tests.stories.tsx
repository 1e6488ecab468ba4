import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { flowText } from '../../../src/statecharts/flow/flow-text.ts';
import { moveStep, renameStep, setOptional, stepsOf } from '../../../src/statecharts/flow/steps/steps.ts';
import { changeState, changeTransitions } from '../../../src/statecharts/flow/change-flow.ts';
import { addTransition, removeTransition, retarget } from '../../../src/statecharts/flow/edit-flow.ts';
import { transitionsOf } from '../../../src/statecharts/flow/flow-tree.ts';
import { lab } from '../../../src/features/onboarding/onboarding.lab.tsx';
import type { PathSaver, SaveOutcome, SaveRequest } from '../save-path/path-saver.ts';
import { createEditsStorage } from './machine/edits-storage.ts';
import { PathEditor } from './path-editor.tsx';
import { memoryStorage } from './testing/memory-storage.ts';

const { editable } = lab;
if (!editable) throw new Error('The path of the onboarding is data.');
const { flow: committed, kit } = editable;

const savedAs = (text: string): SaveOutcome => ({
  kind: 'saved',
  path: 'onboarding.flow.json',
  text,
  check: { ok: true, lines: [] },
});

const readByAxe = { a11y: { test: 'error' } };

/** A fake server with the outcomes the story wants. */
function fakeSaver(outcomes: readonly SaveOutcome[] = []) {
  const save = fn(async ({ onProgress, text }: SaveRequest): Promise<SaveOutcome> => {
    const outcome = outcomes[save.mock.calls.length - 1] ?? outcomes.at(-1) ?? savedAs(text);
    if (outcome.kind === 'saved') {
      onProgress({ step: 'written', text });
      onProgress({ step: 'checking' });
    }
    return outcome;
  });
  return { kind: 'server', save, read: async () => flowText(committed) } satisfies PathSaver;
}

/** A storage for this story, in which the introduction is already dismissed. */
const readStorage = () => {
  const storage = memoryStorage();
  storage.setItem('path-editor:explained', 'yes');
  return storage;
};
const storing = (fill: (storage: ReturnType<typeof memoryStorage>) => void = () => {}) => [
  async () => {
    const storage = readStorage();
    fill(storage);
    return { storage };
  },
];

/** How the path editor behaves; the page itself is “Path editor”. */
const meta = {
  title: 'Machine lab/Path editor/At work',
  component: PathEditor,
  tags: ['once', '!dev', '!autodocs'],
  // Axe checks the page in “Path editor”, and here what that does not show.
  parameters: { inset: false, a11y: { test: 'off' } },
  args: { flow: 'onboarding', saver: fakeSaver(), step: '' },
  loaders: storing(),
  // Provided by the loader.
  render: (args, { loaded }) => <PathEditor {...args} {...(loaded as { storage: Storage })} />,
} satisfies Meta<typeof PathEditor>;
export default meta;
type Story = StoryObj<typeof meta>;
/** The canvas passed to a story's play function. */
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const patient = { timeout: 20_000 };
/** On small screens the panes are tabs. */
const showWindow = async (canvas: Canvas, name: string) => {
  const windows = canvas.queryByRole('group', { name: 'Which window' });
  if (windows) await userEvent.click(within(windows).getByRole('button', { name }));
};
const showTab = async (canvas: Canvas, name: RegExp) => {
  await showWindow(canvas, 'Try & check');
  const tabs = within(await canvas.findByRole('group', { name: 'What is shown below the screen' }));
  await userEvent.click(await tabs.findByRole('button', { name }, patient));
};
const opened = (canvas: Canvas) => canvas.findByRole('list', { name: 'The steps' }, patient);
/** Their titles, in order. */
const titlesIn = async (canvas: Canvas) => {
  await showWindow(canvas, 'Steps');
  const list = await opened(canvas);
  return [...list.children].map((step) => step.querySelector('[class*=title]')?.textContent);
};
const committedTitles = stepsOf(committed, kit).map(({ title }) => title);
const stepButton = (canvas: Canvas, title: string) =>
  canvas.getByRole('button', { name: new RegExp(`^\\d+\\s*${title}`) });
const optionalSwitch = (canvas: Canvas) => canvas.getByRole('switch', { name: 'Vendors can skip it' });
const give = (text: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
};

export const FirstVisit: Story = {
  loaders: [async () => ({ storage: memoryStorage() })],
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }));
    await expect(canvas.queryByText(/Nothing changes for vendors before you save/)).toBeNull();
  },
};

export const OptionalAndMovedByKeyboardAlone: Story = {
  play: async ({ canvas }) => {
    await opened(canvas);
    stepButton(canvas, 'Your company').focus();
    await userEvent.keyboard('{Enter}');
    await expect(optionalSwitch(canvas)).not.toBeChecked();
    // From the step's menu to its first control.
    await userEvent.tab();
    await userEvent.tab();
    await expect(optionalSwitch(canvas)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(optionalSwitch(canvas)).toBeChecked();

    const logo = stepButton(canvas, 'Your logo');
    logo.focus();
    const beyond = fn();
    document.addEventListener('keydown', beyond);
    // Pressed faster than the list is rendered.
    for (const _ of [1, 2, 3, 4, 5])
      logo.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true, bubbles: true }));
    document.removeEventListener('keydown', beyond);
    await expect(beyond).not.toHaveBeenCalled();
    await waitFor(() => expect(stepButton(canvas, 'Your logo')).toHaveFocus());
    await expect((await titlesIn(canvas)).slice(0, 2)).toEqual(['Your logo', 'Your list']);
    await expect(canvas.getAllByText('“Your logo” is step 1 of 8')[0]).toBeInTheDocument();
    await expect(await canvas.findByText(/changes, not saved/)).toBeVisible();
  },
};

export const GrabbedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await opened(canvas);
    const grip = canvas.getByRole('button', { name: 'Move “Your logo”' });
    grip.focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText(/“Your logo” is picked up/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Escape}');
    await expect(await titlesIn(canvas)).toEqual(committedTitles);
    grip.focus();
    await userEvent.keyboard(' {ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp} ');
    await waitFor(async () => expect((await titlesIn(canvas))[0]).toBe('Your logo'));
  },
};

export const DraggedByPointer: Story = {
  play: async ({ canvas }) => {
    const list = await opened(canvas);
    const grip = canvas.getByRole('button', { name: 'Move “Your logo”' });
    const { top } = list.getBoundingClientRect();
    const at = { pointerId: 1, button: 0, bubbles: true };
    // A synthetic pointer cannot be captured.
    grip.setPointerCapture = () => {};
    await fireEvent.pointerDown(grip, at);
    await fireEvent.pointerMove(grip, { ...at, clientY: top - 4 });
    await fireEvent.pointerUp(grip, at);
    await waitFor(async () => expect((await titlesIn(canvas))[0]).toBe('Your logo'));
  },
};

export const LockedWithItsReason: Story = {
  parameters: readByAxe,
  play: async ({ canvas }) => {
    await opened(canvas);
    const { fixedBecause } = kit.kinds.find(({ step }) => step === 'catalogue') ?? {};
    await expect(stepButton(canvas, 'Your list')).toHaveAccessibleName(
      expect.stringContaining(`Locked: ${fixedBecause}`),
    );
    await userEvent.click(stepButton(canvas, 'Your list'));
    await expect(optionalSwitch(canvas)).toBeDisabled();
    await expect(canvas.getAllByText(fixedBecause ?? '')[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Move “Your list”' })).toBeNull();
  },
};

export const BackAndForth: Story = {
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.click(stepButton(canvas, 'Your company'));
    await userEvent.click(optionalSwitch(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(optionalSwitch(canvas)).not.toBeChecked();
    await fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
    await waitFor(() => expect(optionalSwitch(canvas)).toBeChecked());
    await fireEvent.keyDown(document.body, { key: 'z', metaKey: true });
    await waitFor(() => expect(optionalSwitch(canvas)).not.toBeChecked());
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

export const TakenOutAndBack: Story = {
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.click(stepButton(canvas, 'Your logo'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove step' }));
    await expect(await titlesIn(canvas)).not.toContain('Your logo');
    const page = within(document.body);
    // The message's button, which comes after the page's.
    const undo = (await page.findAllByRole('button', { name: 'Undo' })).at(-1);
    if (undo) await userEvent.click(undo);
    await expect(await titlesIn(canvas)).toEqual(committedTitles);
  },
};

export const StepFromTheVocabulary: Story = {
  parameters: readByAxe,
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.click(stepButton(canvas, 'Your logo'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove step' }));
    await userEvent.click(stepButton(canvas, 'Where you serve'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a step' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: /^Your logo/ }));
    await waitFor(async () => expect(await titlesIn(canvas)).toHaveLength(committedTitles.length), patient);
    await expect(canvas.getByText(/^All steps are in the path\./u)).toBeVisible();
    await showTab(canvas, /^Problems/);
    await expect(await canvas.findByText('No problems found in this path.')).toBeVisible();
  },
};

export const Renamed: Story = {
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.click(stepButton(canvas, 'Your logo'));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit texts' }));
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Your sign{Enter}');
    await waitFor(() => expect(stepButton(canvas, 'Your sign')).toHaveFocus(), patient);
    await expect(await titlesIn(canvas)).toContain('Your sign');
  },
};

export const ProblemAppearsAndIsFixed: Story = {
  parameters: readByAxe,
  args: { saver: fakeSaver() },
  play: async ({ canvas, args }) => {
    await opened(canvas);
    const [wayOn] = transitionsOf(committed, 'companyProfile.saving').filter(
      ({ place }) => place.cause.kind === 'error',
    );
    if (!wayOn) throw new Error('Saving can fail.');
    give(flowText(removeTransition(committed, wayOn.place)));
    await showTab(canvas, /^Problems [1-9]/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^Not saved: vendors would get stuck/)).toBeVisible();
    await expect(args.saver.save).not.toHaveBeenCalled();
    const problems = within(await canvas.findByRole('list', { name: 'Problems' }));
    const [fix] = problems.getAllByRole('button').filter((one) => one.closest('[class*=fixes]'));
    if (!fix) throw new Error('It has a quick fix.');
    await userEvent.click(fix);
    await expect(await canvas.findByText('No problems found in this path.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await canvas.findByRole('list', { name: 'Problems' });
  },
};

/** A bug report: the edit lets every vendor skip the list, which the server requires. */
const pastTheList = addTransition(
  committed,
  'companyProfile',
  { kind: 'always' },
  { target: '#onboarding.paymentAccount' },
);

export const LeadsPastALockedStep: Story = {
  args: { saver: fakeSaver() },
  play: async ({ canvas, args }) => {
    await opened(canvas);
    give(flowText(pastTheList));
    await showTab(canvas, /^Problems 1/);
    await expect(await canvas.findByText(/leads to the end without “Your company”/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^Not saved: vendors would get stuck/)).toBeVisible();
    await expect(args.saver.save).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove what leads past it' }));
    await expect(await canvas.findByText('No problems found in this path.')).toBeVisible();
  },
};

/** Only suppliers are led in a loop: nobody can skip anything. */
const roundForSuppliers = changeState(committed, 'deliveryArea.arriving', (here) =>
  changeTransitions(here, { kind: 'always' }, (all) => [
    { guard: { type: 'vendor is a', params: { role: 'supplier' } }, target: '#onboarding.catalogue.looking' },
    ...all,
  ]),
);

export const LocksSuppliersOutOfADownload: Story = {
  parameters: readByAxe,
  args: { saver: { kind: 'download', save: fakeSaver().save } },
  play: async ({ canvas, args }) => {
    await opened(canvas);
    give(flowText(roundForSuppliers));
    await showTab(canvas, /^Problems 1/);
    await expect(
      await canvas.findByText(/the end of “Approval” can’t be reached any more, if .*“supplier”/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(await canvas.findByText(/^Not saved: vendors would get stuck/)).toBeVisible();
    await expect(args.saver.save).not.toHaveBeenCalled();
  },
};

const theirs = renameStep(committed, 'logo', { title: 'Your sign' });

/** A loop: a settled logo leads back to the area, which is settled and leads to the logo. */
const round = retarget(
  committed,
  { state: 'logo.arriving', cause: { kind: 'always' }, index: 0 },
  'deliveryArea',
);

export const GoesRoundByItself: Story = {
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.click(stepButton(canvas, 'Your logo'));
    give(flowText(round));
    await expect(await canvas.findByText(/its paths cannot be counted/, {}, patient)).toBeInTheDocument();
    await showTab(canvas, /^Try it/);
    await expect(await canvas.findByText('This path can’t be tried as it is')).toBeVisible();
    await expect(canvas.getByText(/repeats forever and never stops/)).toBeVisible();
    await expect(canvas.queryByText(/Going there/)).toBeNull();
    await showTab(canvas, /^Problems [1-9]/);
    await expect(await canvas.findByText(/this repeats forever/)).toBeVisible();

    // The page's button; the message about the opened file has one too.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Undo' })[0] ?? document.body);
    await expect(await canvas.findByText('No problems found in this path.')).toBeVisible();
    await expect(await canvas.findByText(/\d paths/, {}, patient)).toBeInTheDocument();
    await showTab(canvas, /^Try it/);
    await waitFor(() => expect(canvas.queryByText('This path can’t be tried as it is')).toBeNull(), patient);
  },
};

export const WayOutByMenus: Story = {
  parameters: readByAxe,
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.click(stepButton(canvas, 'Where you serve'));
    await showWindow(canvas, 'Ways out');
    const parts = within(await canvas.findByRole('group', { name: /^Parts of/ }));
    await userEvent.click(parts.getByRole('button', { name: 'choosing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a way out' }));
    const form = within(canvas.getByRole('form', { name: 'A new way out' }));
    await userEvent.selectOptions(form.getByLabelText('When'), 'When the vendor continues');
    await userEvent.selectOptions(form.getByLabelText('Leads to'), 'Your logo, from its beginning');
    await userEvent.click(form.getByRole('button', { name: 'Add it' }));
    const added = await canvas.findByRole('button', {
      name: /^When the vendor continues, go on to “Your logo”/,
    });
    await expect(added).toHaveAttribute('aria-expanded', 'true');
    await userEvent.selectOptions(canvas.getByLabelText('Only if'), 'Something is imported already');
    await expect(await canvas.findByRole('button', { name: /^When the vendor continues, if/ })).toBeVisible();
  },
};

export const BadFile: Story = {
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.click(stepButton(canvas, 'Your company'));
    await userEvent.click(optionalSwitch(canvas));
    for (const bad of [
      '{"id": "onboarding", ',
      '{"id":"onboarding","initial":"nowhere","states":{"one":{}}}',
    ]) {
      give(bad);
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent('The pasted text was not opened');
      await expect(alert).toHaveTextContent('The path that was open is still open.');
      await expect(optionalSwitch(canvas)).toBeChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    }
  },
};

export const OpenedButForSomething: Story = {
  play: async ({ canvas }) => {
    await opened(canvas);
    give(JSON.stringify({ ...theirs, context: {} }));
    await expect(await canvas.findByText(/^The pasted text is open. Please check/)).toBeVisible();
    await expect(canvas.getByText(/context: .*left out/)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await expect(canvas.queryByText(/context: .*left out/)).toBeNull();
    await expect(await titlesIn(canvas)).toContain('Your sign');
  },
};

export const Saved: Story = {
  parameters: readByAxe,
  args: { saver: fakeSaver() },
  play: async ({ canvas, args }) => {
    await opened(canvas);
    await userEvent.click(stepButton(canvas, 'Your company'));
    await userEvent.click(optionalSwitch(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved, and everything fits together')).toBeVisible();
    const edited = setOptional(committed, kit, 'company-profile', true);
    await expect(args.saver.save).toHaveBeenLastCalledWith(
      expect.objectContaining({ text: flowText(edited), basedOn: flowText(committed) }),
    );
    await expect(canvas.getByText(/as it is saved/)).toBeVisible();
  },
};

const conflict: SaveOutcome = { kind: 'changed on disk', text: flowText(theirs) };

export const SomebodyWasFaster: Story = {
  args: { saver: fakeSaver([conflict]) },
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.click(stepButton(canvas, 'Your company'));
    await userEvent.click(optionalSwitch(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/somebody has changed the file/)).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Differences' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use theirs instead of mine' }));
    await waitFor(async () => expect(await titlesIn(canvas)).toContain('Your sign'), patient);
  },
};

const bringTogether = { name: 'Merge mine and theirs' };
const itemsOf = (canvas: Canvas, name: RegExp) =>
  within(canvas.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

export const MineOnTopOfTheirs: Story = {
  args: {
    saver: fakeSaver([conflict, savedAs('as written')]),
  },
  play: async ({ canvas, args }) => {
    await opened(canvas);
    await userEvent.click(stepButton(canvas, 'Your company'));
    await userEvent.click(optionalSwitch(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', bringTogether));
    await expect(
      await canvas.findByText(/^Your changes and theirs are merged\. Nothing is saved/),
    ).toBeVisible();
    await expect(itemsOf(canvas, /Added from theirs/)).toEqual(['“Your logo” is called “Your sign” now']);
    await expect(canvas.queryByRole('list', { name: /Both of you changed/ })).toBeNull();
    await expect(await titlesIn(canvas)).toContain('Your sign');
    await expect(await canvas.findByText(/1 change, not saved/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved, and everything fits together')).toBeVisible();
    await expect(args.saver.save).toHaveBeenLastCalledWith(
      expect.objectContaining({
        text: flowText(setOptional(theirs, kit, 'company-profile', true)),
        basedOn: flowText(theirs),
      }),
    );
  },
};

/** They moved and renamed the logo; we renamed it differently and moved it elsewhere. */
const clashing = renameStep(moveStep(committed, kit, 'delivery-area', 0), 'logo', { title: 'Your sign' });

export const BothChangedTheSame: Story = {
  parameters: readByAxe,
  args: { saver: fakeSaver([{ kind: 'changed on disk', text: flowText(clashing) }]) },
  play: async ({ canvas }) => {
    await opened(canvas);
    give(flowText(setOptional(renameStep(committed, 'logo', { title: 'Your flag' }), kit, 'logo', false)));
    await waitFor(async () => expect(await titlesIn(canvas)).toContain('Your flag'), patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^Both of you changed one thing/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', bringTogether));
    await expect(itemsOf(canvas, /Added from theirs/)).toEqual([
      '“Where you serve” comes before “Your list” now',
    ]);
    await expect(itemsOf(canvas, /Both of you changed this. Yours was kept/)).toEqual([
      '“Your flag” is called “Your sign” now',
    ]);
    await expect((await titlesIn(canvas)).slice(0, 2)).toEqual(['Where you serve', 'Your list']);
    await expect(await titlesIn(canvas)).toContain('Your flag');
    await showTab(canvas, /^Problems/);
    await expect(await canvas.findByText('No problems found in this path.')).toBeVisible();

    // After undoing, theirs is not included, so the question appears again.
    await userEvent.click(canvas.getByRole('button', { name: 'Undo merge' }));
    await expect(canvas.queryByText(/^Your changes and theirs are merged\. Nothing/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('button', bringTogether);
  },
};

export const TheirsCannotBeRead: Story = {
  args: { saver: fakeSaver([{ kind: 'changed on disk', text: '{"id": "onboarding", ' }]) },
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.click(stepButton(canvas, 'Your company'));
    await userEvent.click(optionalSwitch(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/can’t be read as a path now. It is left as it is/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download mine' })).toBeVisible();
    await expect(canvas.queryByRole('button', bringTogether)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Use theirs/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(optionalSwitch(canvas)).toBeChecked();
  },
};

const leftBefore = storing((storage) =>
  createEditsStorage('onboarding', storage, 'before').keep({
    flow: setOptional(committed, kit, 'company-profile', true),
    base: committed,
    basedOn: flowText(committed),
    at: Date.UTC(2026, 10, 20, 9, 30),
  }),
);

export const ChangesFromBefore: Story = {
  loaders: leftBefore,
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect(await canvas.findByText(/^You had changes from Fri/)).toBeVisible();
    await userEvent.click(stepButton(canvas, 'Your company'));
    await userEvent.click(canvas.getByRole('button', { name: 'Restore them' }));
    await expect(optionalSwitch(canvas)).toBeChecked();
  },
};

export const ChangedBeforeAndMeanwhile: Story = {
  parameters: readByAxe,
  loaders: leftBefore,
  play: async ({ canvas }) => {
    await opened(canvas);
    await canvas.findByText(/^You had changes from Fri/);
    stepButton(canvas, 'Your logo').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(await canvas.findByText(/You have changed the path here since/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore them' }));
    await expect(itemsOf(canvas, /Also in the current path/)).toEqual([
      '“Your logo” comes before “Your hours” now',
    ]);
    await userEvent.click(stepButton(canvas, 'Your company'));
    await expect(optionalSwitch(canvas)).toBeChecked();
    await expect(await canvas.findByText(/2 changes, not saved/)).toBeVisible();
  },
};

export const ChangedOnAnOlderFile: Story = {
  loaders: leftBefore,
  args: { saver: { ...fakeSaver(), read: async () => flowText(theirs) } },
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect(await canvas.findByText(/^The file has been saved since/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore them' }));
    await expect(await titlesIn(canvas)).toContain('Your sign');
    await userEvent.click(stepButton(canvas, 'Your company'));
    await expect(optionalSwitch(canvas)).toBeChecked();
  },
};

/** The screen of the edited path: the step that was made optional can be skipped on it. */
export const ScreenFollows: Story = {
  play: async ({ canvas }) => {
    await opened(canvas);
    await userEvent.click(stepButton(canvas, 'Your company'));
    await userEvent.click(optionalSwitch(canvas));
    await showTab(canvas, /^Try it/);
    await expect(
      await canvas.findByRole('button', { name: /^The vendor skips the step/ }, patient),
    ).toBeVisible();
    await showWindow(canvas, 'Screen');
    await expect(await canvas.findByRole('button', { name: /^Skip/ }, patient)).toBeVisible();
  },
};

export const StartsAtAStep: Story = {
  args: { step: 'logo' },
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect(stepButton(canvas, 'Your logo')).toHaveAttribute('aria-expanded', 'true');
  },
};
