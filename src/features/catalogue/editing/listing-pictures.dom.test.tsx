import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/index.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InventoryListings } from '../inventory/inventory-list.tsx';
import { inventoryKind, type InventoryItem } from '../inventory/inventory-kind.ts';
import { items } from '../testing/items.ts';
import { closeToasts, pressToastAction, renderScreen, toastMessages } from '../testing/render-screen.tsx';
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
const fileIds = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
const pictureOf = (fileId: string) => ({ fileId, url: `/api/media/${fileId}?size=card` });
const [first, second] = ['1', '2'].map((digit) => digit.repeat(32));

/** Opens the fender's dialog; the server adds and arranges its pictures. */
async function edit(change: Partial<InventoryItem> = {}) {
  let item = { ...fender, ...change } as InventoryItem;
  const server = vendorServer([item]);
  const answered = (pictures: InventoryItem['pictures']) => {
    item = { ...item, pictures };
    return Promise.resolve(item);
  };
  // jsdom cannot send a form with a file.
  const add = vi
    .spyOn(inventoryKind.pictures, 'add')
    .mockImplementation(async () =>
      answered([...item.pictures, pictureOf(String(add.mock.calls.length).repeat(32))]),
    );
  const arrange = vi
    .spyOn(inventoryKind.pictures, 'arrange')
    .mockImplementation(async (_api, _id, ids) => answered(ids.map(pictureOf)));
  for (const fileId of fileIds) server.extra[`GET /media/${fileId}`] = () => new Response(new Blob(['webp']));
  const { user } = renderScreen(InventoryListings, server);
  await user.click(await screen.findByRole('button', { name: /^Fender F4/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Fender F4' }));
  const choose = async (...files: File[]) =>
    user.upload(dialog.getByLabelText(/^(Pictures|More pictures)/, { selector: 'input' }), files);
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  const sent = () => add.mock.calls.map(([, id, { name }]) => [id, name]);
  const orders = () => arrange.mock.calls.map(([, , ids]) => ids);
  return { server, add, arrange, user, dialog, choose, press, sent, orders };
}
const photograph = (name = 'fender.jpg') => new File(['jpeg'], name, { type: 'image/jpeg' });

it('saves a picture as soon as it is chosen, after those there are, and shows it', async () => {
  const { dialog, choose, sent } = await edit({ pictures: [pictureOf(fileIds[0] ?? '')] });
  await choose(photograph());
  const list = within(await dialog.findByRole('list', { name: 'Pictures' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Cover');
  // A notice would lie behind the dialog.
  expect(await dialog.findByText('The picture is saved.')).toBeVisible();
  expect([sent(), toastMessages()]).toEqual([[[fender.id, 'fender.jpg']], []]);
});

it('says which picture another window removed, and no longer shows it', async () => {
  const [a = '', b = '', c = ''] = fileIds;
  const { server, arrange, dialog, press } = await edit({ pictures: [a, b, c].map(pictureOf) });
  const message = 'One of these pictures is no longer there.';
  arrange.mockRejectedValueOnce(new ApiError({ code: 'VALIDATION', status: 400, message, fromServer: true }));
  server.changeElsewhere(fender.id, { pictures: [a, c].map(pictureOf) });
  await press('Move picture 3 earlier');
  expect(
    await dialog.findByText(
      'Picture 2 was removed in another window, so it is gone here too. Your change wasn’t saved: make it again if you still want it.',
    ),
  ).toBeVisible();
  expect(within(dialog.getByRole('list', { name: 'Pictures' })).getAllByRole('listitem')).toHaveLength(2);
});

it('changes the order by keys, and keeps the focus with the picture', async () => {
  const [a = '', b = '', c = ''] = fileIds;
  const { user, dialog, orders } = await edit({ pictures: [a, b, c].map(pictureOf) });
  dialog.getByRole('button', { name: 'Move picture 3 earlier' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Move picture 2 earlier' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Move picture 1 later' })).toHaveFocus());
  expect(orders()).toEqual([
    [a, c, b],
    [c, a, b],
  ]);
});

it('changes the order by arrow keys, as often as they are pressed', async () => {
  const [a = '', b = '', c = ''] = fileIds;
  const { user, dialog, orders } = await edit({ pictures: [a, b, c].map(pictureOf) });
  dialog.getByRole('button', { name: 'Remove picture 3' }).focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  await waitFor(() =>
    expect(orders()).toEqual([
      [a, c, b],
      [c, a, b],
    ]),
  );
});

it('puts every removed picture back in its place by undo', async () => {
  const [a = '', b = '', c = ''] = fileIds;
  const { dialog, press, sent, orders } = await edit({ pictures: [a, b, c].map(pictureOf) });
  await press('Remove picture 2');
  expect(await dialog.findByText('The picture is removed.')).toBeVisible();
  await press('Remove picture 1');
  expect(await dialog.findByText('2 pictures are removed.')).toBeVisible();
  await press('Undo');
  await waitFor(() => expect(sent()).toHaveLength(2));
  await waitFor(() =>
    expect(orders()).toEqual([
      [a, c],
      [c],
      // The first again where it was, and then the second.
      [first, c],
      [first, second, c],
    ]),
  );
  expect(dialog.queryByText(/removed\.$/)).not.toBeInTheDocument();
  expect(await dialog.findByText('2 pictures are back.')).toBeVisible();
  await press('Remove picture 1');
  expect(dialog.queryByText(/back\.$/)).not.toBeInTheDocument();
});

it('still offers to put back what was removed when the dialog is closed', async () => {
  const { user, dialog, press, sent } = await edit({ pictures: fileIds.map(pictureOf) });
  await press('Remove picture 2');
  await dialog.findByText('The picture is removed.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(toastMessages()).toEqual([['success', 'The picture of Fender F4 is removed.']]));
  pressToastAction('Undo');
  await waitFor(() => expect(sent()).toEqual([[fender.id, 'picture.webp']]));
});

it('sends several one after the other, names what is refused, and goes on', async () => {
  const { add, dialog, press, sent } = await edit();
  const text = new File(['words'], 'prices.pdf', { type: 'application/pdf' });
  add.mockRejectedValueOnce(new ApiError({ code: 'NETWORK_ERROR', message: 'failed' }));
  // A dropped file is not held to the kinds that the browser's dialog offers.
  fireEvent.drop(dialog.getByRole('button', { name: 'Choose pictures' }), {
    dataTransfer: { files: [photograph('bow.jpg'), text, photograph('stern.jpg')] },
  });
  const incoming = within(await dialog.findByRole('list', { name: 'Pictures on their way' }));
  await waitFor(() => expect(sent().map(([, name]) => name)).toEqual(['bow.jpg', 'stern.jpg']));
  await waitFor(() => expect(incoming.getAllByRole('alert')).toHaveLength(2));
  expect(incoming.getByText('prices.pdf').closest('p')).toHaveTextContent(
    'prices.pdf: We can’t read this picture. Use JPEG, PNG, WebP, AVIF or GIF.',
  );
  expect(incoming.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  await press('Try again');
  await waitFor(() => expect(sent().at(-1)).toEqual([fender.id, 'bow.jpg']));
  await press('Dismiss prices.pdf');
  await waitFor(() =>
    expect(dialog.queryByRole('list', { name: 'Pictures on their way' })).not.toBeInTheDocument(),
  );
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
});

it('takes what is pasted anywhere in the dialog', async () => {
  const { dialog, sent } = await edit();
  fireEvent.paste(dialog.getByRole('textbox', { name: 'Name' }), {
    clipboardData: { files: [photograph('copied.png')] },
  });
  await waitFor(() => expect(sent()).toEqual([[fender.id, 'copied.png']]));
});

it('warns of a picture that is too small for a card', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 60, height: 40 }));
  const { dialog, choose } = await edit();
  await choose(photograph());
  expect(await dialog.findByText(/^60 × 40 pixels: crew will see it blurred/)).toBeVisible();
  vi.unstubAllGlobals();
});

it('takes no more pictures than there can be', async () => {
  const pictures = Array.from({ length: 8 }, (_, index) => pictureOf(String(index).repeat(32)));
  const { dialog } = await edit({ pictures });
  expect(dialog.queryByRole('button', { name: 'Choose pictures' })).toBeNull();
  expect(dialog.getByText('There are 8 pictures, which is the maximum.')).toBeVisible();
});

it('sends nothing of a file that is surely refused, and says why', async () => {
  const { dialog, choose, sent } = await edit();
  const large = photograph();
  Object.defineProperty(large, 'size', { value: 80 * 1024 * 1024 });
  await choose(large);
  expect(
    await dialog.findByText(/This picture is larger than 10 MB. Choose a smaller file./),
  ).toBeInTheDocument();
  expect(sent()).toEqual([]);
  // The next choice leaves nothing of it to say.
  await choose(photograph('bow.jpg'));
  await waitFor(() => expect(sent()).toEqual([[fender.id, 'bow.jpg']]));
  expect(dialog.queryByText(/larger than 10 MB/)).toBeNull();
});

it('says why a picture was not saved, where it is chosen', async () => {
  const { add, dialog, choose } = await edit();
  add.mockRejectedValue(shared);
  await choose(photograph());
  expect(await dialog.findByText(new RegExp(shared.message))).toBeInTheDocument();
  expect(toastMessages()).toEqual([]);
});

it('tells of a failure after the dialog was closed', async () => {
  const { add, user, dialog, choose } = await edit();
  const sending = Promise.withResolvers<InventoryItem>();
  add.mockReturnValue(sending.promise);
  await choose(photograph());
  await dialog.findByRole('progressbar', { name: 'Uploading: fender.jpg' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  sending.reject(shared);
  await waitFor(() =>
    expect(toastMessages()).toEqual([
      ['error', 'The pictures of Fender F4 weren’t changed.', shared.message],
    ]),
  );
});

it('offers no picture of a product that others sell too', async () => {
  const { dialog } = await edit({ isShared: true });
  expect(dialog.queryByLabelText(/^Pictures/, { selector: 'input' })).toBeNull();
});
