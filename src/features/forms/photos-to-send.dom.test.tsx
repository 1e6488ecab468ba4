import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UiTheme } from '../../ui/index.ts';
import { PhotosToSend } from './photos-to-send.tsx';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

const photo = (name: string, type = 'image/jpeg') => new File([name], name, { type });

function Form({ most }: { readonly most: number }) {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  return (
    <UiTheme>
      <PhotosToSend
        label="Photos of the problem"
        photos={photos}
        sent={new Set()}
        room={most - photos.length}
        busy={false}
        onChange={setPhotos}
      />
    </UiTheme>
  );
}

async function choose(files: readonly File[], most = 5) {
  render(<Form most={most} />);
  // As by a drop or a dialog that shows all files: what the field asks for is no more than a wish.
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(screen.getByLabelText('Photos of the problem'), [...files]);
}
const shown = () =>
  within(screen.getByRole('list', { name: 'Photos to send' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('refuses each file that can’t be sent when it is chosen, by its name, and keeps the others', async () => {
  const huge = photo('huge.jpg');
  Object.defineProperty(huge, 'size', { value: 10_485_761 });
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await choose([photo('notes.txt', 'text/plain'), photo('seam.jpg'), huge]);
  expect(screen.getByRole('alert').textContent).toBe(
    'notes.txt isn’t a PDF, JPEG, PNG or WebP.\nhuge.jpg is larger than 10 MB.',
  );
  expect(shown()).toEqual(['seam.jpg']);
  expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByRole('alert'));
});

it('names what is one too many, and takes no file twice', async () => {
  await choose([photo('one.jpg'), photo('two.jpg')], 1);
  expect(screen.getByRole('alert')).toHaveTextContent('two.jpg wasn’t added: no more photos fit.');
  expect(shown()).toEqual(['one.jpg']);
});

it('shows each photo, and takes away what the browser can’t open as one', async () => {
  await choose([photo('seam.jpg'), photo('report.pdf', 'application/pdf')]);
  const pictures = screen.getByRole('list', { name: 'Photos to send' }).querySelectorAll('img');
  expect([...pictures].map(({ src }) => src)).toEqual(['blob:photo']);
  fireEvent.error(pictures[0] ?? document.body);
  expect(screen.getByRole('alert')).toHaveTextContent('seam.jpg can’t be opened as a picture.');
  expect(shown()).toEqual(['report.pdf']);
});

it('takes away two photos that turn out to be broken at the same moment, and names both', async () => {
  await choose([photo('bow.jpg'), photo('stern.jpg'), photo('report.pdf', 'application/pdf')]);
  const pictures = screen.getByRole('list', { name: 'Photos to send' }).querySelectorAll('img');
  act(() => pictures.forEach((picture) => fireEvent.error(picture)));
  expect(screen.getByRole('alert').textContent).toBe(
    'bow.jpg can’t be opened as a picture.\nstern.jpg can’t be opened as a picture.',
  );
  expect(shown()).toEqual(['report.pdf']);
});
