import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { blue } from '../../../../api/testing/schedule.ts';
import { OutsideDialog } from './outside-dialog.tsx';

afterEach(cleanup);

const still = { busy: false, slow: false, failure: null, cancel: () => undefined };

function open() {
  const handlers = { onClose: vi.fn(), onSubscribe: vi.fn(), onUpload: vi.fn() };
  render(<OutsideDialog teams={[blue]} subscription={still} upload={still} {...handlers} />);
  return { user: userEvent.setup(), ...handlers };
}
const file = new File(['BEGIN:VCALENDAR'], 'yard.ics', { type: 'text/calendar' });
const dropped = () => screen.getByLabelText(/^Drop a calendar file here/, { selector: 'input' });

it('keeps what was typed and chosen while one looks at the other way', async () => {
  const { user, onUpload, onSubscribe } = open();
  await user.type(screen.getByLabelText('Name'), 'Yard planning');
  await user.type(screen.getByLabelText('Address'), 'https://calendars.example.com/yard.ics');
  await user.click(screen.getByRole('button', { name: 'From a file' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Yard planning');
  await user.upload(dropped(), file);
  await user.click(screen.getByRole('button', { name: 'By address' }));
  expect(screen.getByLabelText('Address')).toHaveValue('https://calendars.example.com/yard.ics');
  await user.click(screen.getByRole('button', { name: 'From a file' }));
  expect(screen.getByText('yard.ics')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Upload the calendar' }));
  expect(onUpload).toHaveBeenCalledExactlyOnceWith({ name: 'Yard planning', file });
  expect(onSubscribe).not.toHaveBeenCalled();
});

it('asks before a file that was chosen is lost', async () => {
  const { user, onClose } = open();
  await user.click(screen.getByRole('button', { name: 'From a file' }));
  await user.upload(dropped(), file);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Close without saving?' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
