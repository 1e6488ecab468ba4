import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { UiTheme } from '../../../ui/index.ts';
import { MarketForm } from './market-form.tsx';

const settings = {
  commissionBasisPoints: 1000,
  announcedCommission: null,
  vendorsConcerned: 10,
  answerHours: 48,
  switches: { takesOrders: true, takesBookings: true, takesApplications: true },
  version: 3,
  changed: { by: 'Harbour Master', at: '2026-11-20T08:30:00.000Z' },
};
const still = { busy: false, slow: false, failure: null, cancel: vi.fn() };

function open(
  announcedCommission: Parameters<typeof MarketForm>[0]['settings']['announcedCommission'] = null,
) {
  const onSave = vi.fn();
  const element = (
    <MarketForm settings={{ ...settings, announcedCommission }} submission={still} onSave={onSave} />
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <UiTheme>
      <RouterProvider router={router} />
    </UiTheme>,
  );
  const commission = screen.getByRole('textbox', { name: /Commission/ });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const answer = screen.getByRole('textbox', { name: /Hours to answer/ });
  return { onSave, commission, answer, save };
}

it('asks before it changes the commission, and says for what it will hold', async () => {
  const { onSave, commission, answer, save } = open();
  await userEvent.clear(commission);
  await userEvent.type(commission, '12,5');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Orders/ }));
  await userEvent.clear(answer);
  await userEvent.type(answer, '24');
  await save();
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('from 10% to 12.5% on ');
  expect(dialog).toHaveTextContent(
    '10 vendors with the market’s rate, those who have applied included, are told now, in the app and by email.',
  );
  expect(dialog).toHaveTextContent('Vendors have 24 hours to answer new orders and bookings');
  expect(dialog).toHaveTextContent('Nobody can check out a cart.');
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Change them' }));
  expect(onSave.mock.calls).toEqual([
    [
      {
        commissionBasisPoints: 1250,
        answerHours: 24,
        switches: { ...settings.switches, takesOrders: false },
      },
    ],
  ]);
});

it('asks nothing and sends nothing where nothing is changed, or what was typed is no share', async () => {
  const { onSave, commission, answer, save } = open();
  await save();
  await userEvent.clear(commission);
  await userEvent.type(commission, '101');
  await save();
  await userEvent.clear(answer);
  await userEvent.type(answer, '49');
  expect(await screen.findAllByText('Enter whole hours from 12 to 48.')).not.toEqual([]);
  expect(await screen.findAllByText('Enter a share from 0 to 100, like 10 or 12.5.')).not.toEqual([]);
  expect([screen.queryByRole('alertdialog'), onSave.mock.calls]).toEqual([null, []]);
});

it('shows an announced commission, keeps it when something else is saved, and takes it back', async () => {
  const { onSave, commission, answer, save } = open({ basisPoints: 1250, from: '2020-12-16T00:00:00.000Z' });
  expect(screen.getByText('The commission will be 12.5% from Wed 16 Dec 2020')).toBeVisible();
  expect(commission).toHaveValue('12.5');
  await userEvent.clear(answer);
  await userEvent.type(answer, '24');
  await save();
  expect(await screen.findByRole('alertdialog')).not.toHaveTextContent('commission');
  await userEvent.click(screen.getByRole('button', { name: 'Change them' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this change' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'The commission stays 10%. What was announced, 12.5% from Wed 16 Dec 2020, is taken back. 10 vendors with the market’s rate, those who have applied included, are told now',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change them' }));
  expect(onSave.mock.calls.map(([given]) => given)).toMatchObject([
    { commissionBasisPoints: 1250, answerHours: 24 },
    { commissionBasisPoints: 1000, answerHours: 48 },
  ]);
});
