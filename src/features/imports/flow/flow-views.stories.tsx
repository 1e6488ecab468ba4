import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChooseView } from './choose-view.tsx';
import { ImportedView } from './imported-view.tsx';
import { ProgressView } from './progress-view.tsx';
import { TroubleView } from './trouble-view.tsx';

const meta = {
  title: 'Imports/Views',
  component: TroubleView,
  args: {
    state: 'notUploaded',
    title: 'Your list wasn’t uploaded',
    level: 'h1',
    fileName: 'Tarif accastillage 2026.xlsx',
    failure: {
      code: 'STORAGE_FULL',
      message: 'Upload failed: there is no room on the server right now.',
      retryAfterSeconds: 30,
    },
    onRetry: fn(),
    onBack: fn(),
    onFile: fn(),
  },
} satisfies Meta<typeof TroubleView>;
export default meta;
type Story = StoryObj<typeof meta>;

const choosing = { level: 'h1', failure: null, notice: null, onChoose: fn(), onDismiss: fn() } as const;
const waiting = {
  level: 'h1',
  fileName: 'Tarif accastillage 2026.xlsx',
  isSlow: false,
  earlier: null,
  onCancel: fn(),
} as const;

export const Choosing: Story = { render: () => <ChooseView {...choosing} kind="products" /> };
export const ChoosingServices: Story = {
  render: () => <ChooseView {...choosing} kind="services" notice="The import of 40 services was undone." />,
};
export const ChoosingRefused: Story = {
  render: () => (
    <ChooseView
      {...choosing}
      kind="products"
      failure={{
        code: 'BODY_TOO_LARGE',
        message: '“whole-catalogue.csv” is larger than 50 MB. Please split it.',
        retryAfterSeconds: null,
      }}
    />
  ),
};

export const Sending: Story = {
  render: () => (
    <ProgressView
      {...waiting}
      title="Uploading your list"
      progress={{ unit: 'bytes', stage: 'sending', done: 12_400_000, of: 48_200_000 }}
    />
  ),
};
export const InTheQueue: Story = {
  render: () => (
    <ProgressView
      {...waiting}
      title="Reading your list"
      progress={{ unit: 'files', stage: 'waiting', done: 0, of: 3 }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 files ahead of yours')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
export const ReadingSlowly: Story = {
  render: () => (
    <ProgressView
      {...waiting}
      title="Reading your list"
      isSlow
      progress={{ unit: 'rows', stage: 'reading', done: 12_400, of: null }}
      earlier={{ importId: 'a', fileName: 'Tarif 2025.xlsx', committedAt: '2026-11-03T09:00:00.000Z' }}
    />
  ),
};
export const Importing: Story = {
  render: () => (
    <ProgressView
      {...waiting}
      title="Importing your list"
      progress={{ unit: 'rows', stage: 'importing', done: 1200, of: 5000 }}
    />
  ),
};

export const NotUploaded: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You can try again in 30 seconds.');
    await userEvent.click(canvas.getByRole('button', { name: 'Upload it again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Damaged: Story = {
  args: {
    state: 'kept',
    title: 'Your list is saved',
    fileName: 'Preisliste 2026.pdf',
    failure: {
      code: 'FILE_KIND_NOT_READ',
      message: 'We can’t read this kind of file yet. Please send a PDF.',
      retryAfterSeconds: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        '“Preisliste 2026.pdf” seems to be damaged: there isn’t a PDF in it. Please open it, save it again and send that.',
      ),
    ).toBeVisible();
    const buttons = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(buttons).toEqual(['Choose another file']);
  },
};
export const ReadingStopped: Story = { args: { state: 'kept', title: 'Your list is saved', failure: null } };
export const ReadingFailed: Story = {
  args: {
    state: 'kept',
    title: 'Your list is saved',
    failure: { code: 'UNAVAILABLE', message: 'AI parsing failed', retryAfterSeconds: null },
  },
};
export const ReaderStopped: Story = {
  args: {
    state: 'readerStopped',
    title: 'Our reader stopped; your file is safe',
    failure: { code: 'ABORTED', message: 'AI parsing failed', retryAfterSeconds: null },
    withoutList: <p>Or add a single item by hand.</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Our reader stopped while it read the list.')).toBeVisible();
    await expect(canvas.getByText(/^AI parsing failed, last tried at \d\d:\d\d:\d\d\.$/u)).toBeVisible();
    await expect(canvas.getByText('Or add a single item by hand.')).toBeVisible();
  },
};
export const AnotherFileNeeded: Story = {
  args: {
    state: 'kept',
    title: 'Your list is saved',
    failure: {
      code: 'FILE_NOT_A_LIST',
      message: 'We found the names of columns and no rows below them. Please send the list with its rows.',
      retryAfterSeconds: null,
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'We couldn’t read this list' })).toBeVisible();
    const buttons = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(buttons).toEqual(['Choose another file']);
    const other = new File(['Item,Price'], 'another.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText(/^Drop another list/, { selector: 'input' }), other);
    await expect(args.onFile).toHaveBeenCalledWith(other);
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
export const NotImported: Story = {
  args: {
    state: 'notImported',
    title: 'Import failed',
    failure: { code: 'UNAVAILABLE', message: 'Import failed', retryAfterSeconds: null },
  },
};

export const CutOff: Story = {
  args: { state: 'cutOff', title: 'Your import was interrupted', failure: null },
};

export const Imported: Story = {
  render: () => (
    <ImportedView
      kind="products"
      level="h1"
      isLive
      onwards="Go to your inventory"
      result={{
        importId: 'a',
        new: 4812,
        changed: 120,
        unchanged: 68,
        undoUntil: '2026-12-21T12:00:00.000Z',
      }}
      summary={{ blocked: 9, excluded: 3 }}
      draft={{ fileName: 'prices 2026.xlsx', hasFile: true }}
      paused={0}
      leftOut={null}
      failure={null}
      onUndo={fn()}
      onMore={fn()}
      onContinue={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('12 rows weren’t imported: 9 cannot be sold yet, 3 left out'),
    ).toBeVisible();
    await expect(
      canvas.getByText(/still in your file “prices 2026.xlsx”\. Fix what cannot be sold yet there/),
    ).toBeVisible();
    await expect(canvas.getByText(/Buyers see them now\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go to your inventory' })).toBeVisible();
  },
};

export const ImportedExceptSome: Story = {
  render: () => (
    <ImportedView
      kind="products"
      level="h1"
      isLive
      onwards="Go to your inventory"
      result={{
        importId: 'a',
        new: 4812,
        changed: 120,
        unchanged: 68,
        undoUntil: '2026-12-21T12:00:00.000Z',
      }}
      summary={{ blocked: 1, excluded: 0 }}
      draft={{ fileName: 'prices 2026.xlsx', hasFile: true }}
      paused={2}
      leftOut={{ header: ['Name', 'SKU'], rows: [['Fender F4', 'F4']] }}
      failure={null}
      onUndo={fn()}
      onMore={fn()}
      onContinue={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 row wasn’t imported: 1 cannot be sold yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save it as a list' })).toBeVisible();
    await expect(canvas.getByText(/Buyers see them now, except 2: your list says/)).toBeVisible();
  },
};
