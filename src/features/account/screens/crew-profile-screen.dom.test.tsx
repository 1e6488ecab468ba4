import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { halcyonTide } from '../../../api/testing/delivery.ts';
import { toastStore } from '../../toasts/index.ts';
import { fakeEffects, ok, refused, renderScreen, toastMessages, type Answers } from '../testing/harness.tsx';
import { mara, maraInSession } from '../testing/people.ts';
import { Component as CrewProfileScreen } from './crew-profile-screen.tsx';

const open = (answers: Answers = {}) =>
  renderScreen(CrewProfileScreen, {
    effects: fakeEffects(maraInSession),
    answers: {
      'GET /settings': () => ok({ user: mara }),
      'GET /yachts': () => ok({ items: [] }),
      'GET /market/overview': () => ok({ ports: [], departments: [], figures: {} }),
      ...answers,
    },
  });

const saved: Answers = {
  'PUT /crew/profile': (body) => ok({ user: { ...mara, crewProfile: body } }, 'Your profile is saved.'),
};
const yacht = () => screen.findByRole('textbox', { name: /^Yacht/ });
const button = (name: string) => screen.getByRole('button', { name });

describe('the crew profile', () => {
  it('saves the whole profile, what is empty as null', async () => {
    const { user, asked } = await open(saved);
    await user.clear(await yacht());
    await user.selectOptions(screen.getByRole('combobox', { name: /^Nationality/ }), 'Norway');
    await user.click(button('Add a licence'));
    const names = screen.getAllByRole('textbox', { name: 'Name' });
    await user.type(names[1] as HTMLElement, 'ENG1 '); // two rows were counted above
    await user.click(button('Save profile'));
    await waitFor(() => expect(toastMessages()).toEqual(['Your profile is saved.']));
    expect(asked.at(-1)).toEqual({
      call: 'PUT /crew/profile',
      body: {
        position: 'Chief stewardess',
        yachtName: null,
        nationality: 'NO',
        about: 'Ten seasons in the western Mediterranean.',
        licences: [
          { name: 'STCW Basic Safety', number: 'SE-44120', expiresOn: '2028-04-30' },
          { name: 'ENG1', number: null, expiresOn: null },
        ],
      },
    });
  });

  it('adds a yacht for somebody who has none', async () => {
    const { user, asked } = await open({ 'POST /yachts': () => ok({ ...halcyonTide }) });
    await user.click(await screen.findByRole('button', { name: 'Add a yacht' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Halcyon Tide');
    await user.click(dialog.getByRole('button', { name: 'Add yacht' }));
    expect(await screen.findByRole('region', { name: 'Halcyon Tide' })).toBeVisible();
    expect(asked.at(-1)).toEqual({
      call: 'POST /yachts',
      body: { name: 'Halcyon Tide', port: null, berth: null },
    });
  });

  it('changes a yacht: its name, port and berth', async () => {
    const { user, asked } = await open({
      'GET /yachts': () => ok({ items: [halcyonTide] }),
      [`PUT /yachts/${halcyonTide.id}`]: () => ok({ ...halcyonTide, berth: 'Q20', version: 2 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Change Halcyon Tide' }));
    const berth = within(screen.getByRole('dialog')).getByLabelText(/^Berth/);
    await user.clear(berth);
    await user.type(berth, 'Q20');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Q20/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked.at(-1)).toMatchObject({ body: { name: 'Halcyon Tide', berth: 'Q20' } });
  });

  it('puts a removed licence back when asked to', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Remove licence 1' }));
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    const [shown] = toastStore.getSnapshot().context.toasts;
    expect(shown).toMatchObject({ message: 'STCW Basic Safety removed.', sticky: true });
    act(() => shown?.action?.onAction());
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('STCW Basic Safety');
    expect(screen.getByLabelText(/^Expires/)).toHaveValue('2028-04-30');
  });

  it('moves the focus on from a removed licence', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add a licence' }));
    await user.click(button('Remove licence 1'));
    expect(screen.getByRole('group', { name: 'Licence 1' })).toHaveFocus();
    await user.click(button('Remove licence 1'));
    expect(button('Add a licence')).toHaveFocus();
  });

  it('asks for the name of an added licence', async () => {
    const { user, asked } = await open(saved);
    await user.click(await screen.findByRole('button', { name: 'Add a licence' }));
    await user.click(button('Save profile'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Enter the name of the licence, or remove the row.',
    );
    expect(asked.map(({ call }) => call)).not.toContain('PUT /crew/profile');
  });

  it('puts what the server found next to the row', async () => {
    const { user } = await open({
      'PUT /crew/profile': () =>
        refused(400, 'VALIDATION', 'Please check the marked fields.', {
          fields: [{ field: 'licences/0/number', message: 'has too many characters', rule: 'maxLength' }],
        }),
    });
    await yacht();
    await user.click(button('Save profile'));
    await screen.findByRole('alert');
    expect(screen.getByRole('textbox', { name: /^Number/ })).toHaveAccessibleDescription(
      'Licence number has too many characters.',
    );
  });

  it('keeps what was typed when it could not be saved', async () => {
    const { user } = await open();
    await user.type(await yacht(), ' II');
    await user.click(button('Save profile'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error updating crew profile.');
    expect(await yacht()).toHaveValue('Halcyon Tide II');
  });
});

describe('saved berths and addresses', () => {
  it('are renamed, as a whole under the version that was read', async () => {
    const place = { name: 'Home', port: 'palma', berth: 'Q12', address: null };
    const tide = { ...halcyonTide, places: [place], version: 4 };
    const { user, asked } = await open({
      'GET /yachts': () => ok({ items: [tide] }),
      'PUT /yachts/halcyon/places': (body) =>
        ok({ ...tide, ...Object(body), places: [{ ...place, name: 'Quay' }] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Rename Home' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Quay');
    await user.click(button('Save'));
    expect(await screen.findByRole('button', { name: 'Rename Quay' })).toBeVisible();
    expect(asked.at(-1)).toEqual({
      call: 'PUT /yachts/halcyon/places',
      body: { items: [{ ...place, name: 'Quay' }] },
    });
  });
});

describe('who buys for a yacht', () => {
  it('is changed as a whole under the version that was read: a limit, an approver, and somebody less', async () => {
    const iker = { email: 'iker.soler@example.com', role: 'buyer', spendingLimit: null };
    const nils = { ...iker, email: 'nils.berg@example.com' };
    let tide: object = { ...halcyonTide, people: [iker, nils], version: 4 };
    const { user, asked } = await open({
      'GET /yachts': () => ok({ items: [tide] }),
      'PUT /yachts/halcyon/people': (body) => {
        tide = { ...tide, people: Object(body).items };
        return ok(tide);
      },
    });
    await user.click(await screen.findByRole('button', { name: `Change ${iker.email}` }));
    await user.click(await screen.findByRole('radio', { name: /^Buys up to a limit/ }));
    await user.type(screen.getByRole('textbox', { name: /^Limit in any 24 hours/ }), '500');
    await user.click(button('Save'));
    const limited = { ...iker, spendingLimit: { amountMinor: 50_000, currency: 'EUR' } };
    expect(await screen.findByText('Buys up to €500.00 in any 24 hours')).toBeVisible();
    expect(asked.at(-1)).toEqual({ call: 'PUT /yachts/halcyon/people', body: { items: [limited, nils] } });

    await user.click(button(`Change ${nils.email}`));
    await user.click(await screen.findByRole('radio', { name: /^Approves/ }));
    await user.click(button('Save'));
    expect(await screen.findByText('Approves, and buys without a limit')).toBeVisible();

    await user.click(button(`Remove ${iker.email}`));
    // The one in the dialog.
    await user.click((await screen.findAllByRole('button', { name: 'Remove' })).at(-1) as HTMLElement);
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ items: [{ ...nils, role: 'approver' }] }));
  });
});
