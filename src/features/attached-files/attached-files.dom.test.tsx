import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { AttachedFiles } from './attached-files.tsx';

const file = (id: string, more: { name: string; mediaType: string; sizeBytes?: number }) => ({
  id,
  sizeBytes: 240_000,
  addedAt: '2026-11-20T08:30:00.000Z',
  ...more,
});
const seam = file('seam', { name: 'seam.jpg', mediaType: 'image/jpeg' });
const huge = file('huge', { name: 'huge.jpg', mediaType: 'image/jpeg', sizeBytes: 9_000_000 });
const paper = file('paper', { name: 'report.pdf', mediaType: 'application/pdf' });

let made: string[];
beforeEach(() => {
  made = [];
  URL.createObjectURL = (blob) => {
    made.push(blob instanceof Blob ? blob.type : '');
    return `blob:${made.length}`;
  };
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

function open(files: readonly (typeof seam)[]) {
  const read = vi.fn(async (_id: string) => new ArrayBuffer(8));
  renderScreen(
    <AttachedFiles files={files} byText={() => 'the buyer'} read={async (_tools, { id }) => read(id)} />,
    {},
  );
  return read;
}
const shownIn = (name: string) => screen.getByRole('button', { name }).querySelector('img');

it('shows small photographs at once, and fetches large ones and papers only to be opened', async () => {
  const read = open([seam, huge, paper]);
  await vi.waitFor(() => expect(shownIn('Open seam.jpg')).toHaveAttribute('src', 'blob:1'));
  expect(shownIn('Open huge.jpg')).toBeNull();
  expect(read.mock.calls).toEqual([['seam']]);
  expect(made).toEqual(['image/jpeg']);
});

it('opens a photograph that is shown without fetching it again, and a paper as what the server found', async () => {
  const read = open([seam, paper]);
  await vi.waitFor(() => expect(shownIn('Open seam.jpg')).not.toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Open seam.jpg' }));
  const dialog = await screen.findByRole('dialog', { name: 'seam.jpg' });
  expect(within(dialog).getByRole('img', { name: 'seam.jpg' })).toHaveAttribute('src', 'blob:2');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Open report.pdf' }));
  expect(await screen.findByRole('dialog', { name: 'report.pdf' })).toBeVisible();
  expect(read.mock.calls).toEqual([['seam'], ['paper']]);
  expect(made.at(-1)).toBe('application/pdf');
});

it('goes from one photograph to the next and back, past what is none', async () => {
  const after = file('after', { name: 'after.jpg', mediaType: 'image/jpeg' });
  open([seam, paper, after]);
  await vi.waitFor(() => expect(shownIn('Open after.jpg')).not.toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Open seam.jpg' }));
  expect(await screen.findByRole('dialog', { name: 'seam.jpg' })).toHaveTextContent('Photo 1 of 2');
  await userEvent.click(screen.getByRole('button', { name: 'Previous photo' }));
  expect(screen.getByRole('dialog', { name: 'seam.jpg' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(await screen.findByRole('dialog', { name: 'after.jpg' })).toHaveTextContent('Photo 2 of 2');
  await userEvent.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('dialog', { name: 'seam.jpg' })).toBeVisible();
});
