import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/index.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InventoryListings } from '../inventory/inventory-list.tsx';
import { inventoryKind, type InventoryItem } from '../inventory/inventory-kind.ts';
import { items } from '../testing/items.ts';
import { closeToasts, renderScreen, toastMessages } from '../testing/render-screen.tsx';
import { vendorServer } from '../testing/vendor-server.ts';

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  closeToasts();
  vi.restoreAllMocks();
});

const [, fender] = items;
if (fender === undefined) throw new Error('the stock has a fender');
const shared = new ApiError({
  message: 'Other suppliers sell this product too, so its picture can’t be changed by one of them.',
  code: 'PRODUCT_SHARED',
  status: 409,
  fromServer: true,
});
const pictureUrl = `/api/media/${'a'.repeat(32)}?size=card`;

/** The dialog of the fender, whose picture the server sets and removes. */
async function edit(change: Partial<InventoryItem> = {}) {
  const item = { ...fender, ...change } as InventoryItem;
  const server = vendorServer([item]);
  // The DOM of the tests makes no request of a form with a file.
  const save = vi
    .spyOn(inventoryKind, 'savePicture')
    .mockImplementation(async (_api, _id, file) =>
      Promise.resolve({ ...item, pictureUrl: file && pictureUrl }),
    );
  server.extra[`GET /media/${'a'.repeat(32)}`] = () => new Response(new Blob(['webp']));
  const { user } = renderScreen(InventoryListings, server);
  await user.click(await screen.findByRole('button', { name: /^Fender F4/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Fender F4' }));
  const choose = async (file: File) =>
    user.upload(dialog.getByLabelText('Picture', { selector: 'input' }), file);
  const sent = () => save.mock.calls.map(([, id, file]) => [id, file?.name ?? null]);
  return { save, user, dialog, choose, sent };
}
const photograph = () => new File(['jpeg'], 'fender.jpg', { type: 'image/jpeg' });

it('saves a picture as soon as it is chosen, and shows it', async () => {
  const { dialog, choose, sent } = await edit();
  await choose(photograph());
  expect(await dialog.findByRole('button', { name: 'Replace picture' })).toBeVisible();
  expect([sent(), toastMessages()]).toEqual([
    [[fender.id, 'fender.jpg']],
    [['success', 'The picture of Fender F4 is saved.']],
  ]);
});

it('removes a picture, and puts it back by undo', async () => {
  const { user, dialog, sent } = await edit({ pictureUrl });
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await dialog.findByRole('button', { name: 'Choose a picture' });
  expect(dialog.getByText('The picture is removed.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  await dialog.findByRole('button', { name: 'Replace picture' });
  expect(dialog.queryByText('The picture is removed.')).not.toBeInTheDocument();
  expect(sent()).toEqual([
    [fender.id, null],
    [fender.id, 'picture.webp'],
  ]);
});

it('sends nothing of a file that is surely refused, and says why', async () => {
  const { dialog, choose, sent } = await edit();
  const large = photograph();
  Object.defineProperty(large, 'size', { value: 80 * 1024 * 1024 });
  await choose(large);
  expect(
    await dialog.findByText('This picture is larger than 10 MB. Choose a smaller file.'),
  ).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it('says why a picture was not saved, where it is chosen', async () => {
  const { save, dialog, choose } = await edit();
  save.mockRejectedValue(shared);
  await choose(photograph());
  expect(await dialog.findByText(shared.message)).toBeInTheDocument();
  expect(toastMessages()).toEqual([]);
});

it('tells of a failure after the dialog was closed', async () => {
  const { save, user, dialog, choose } = await edit();
  const sending = Promise.withResolvers<InventoryItem>();
  save.mockReturnValue(sending.promise);
  await choose(photograph());
  await dialog.findByRole('progressbar', { name: 'Uploading the picture' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  sending.reject(shared);
  await waitFor(() =>
    expect(toastMessages()).toEqual([['error', 'The picture of Fender F4 wasn’t changed.', shared.message]]),
  );
});

it('offers no picture of a product that others sell too', async () => {
  const { dialog } = await edit({ isShared: true });
  expect(dialog.queryByLabelText('Picture', { selector: 'input' })).toBeNull();
});
