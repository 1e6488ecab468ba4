import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { UiTheme } from '../../ui/index.ts';
import { toastStore } from '../toasts/index.ts';
import type { DeliveryMethodGiven } from './delivery.types.ts';
import { DeliveryForm } from './delivery-form.tsx';
import { deliveryMethods as methods, portChoices as ports } from '../../api/testing/delivery.ts';

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getSnapshot().context.toasts) toastStore.trigger.closed({ id });
});

function open(shown = methods, ownPorts: readonly string[] = []) {
  const onSave = vi.fn<(methods: DeliveryMethodGiven[]) => void>();
  const submission = { busy: false, slow: false, failure: null, cancel: () => undefined };
  const form = (
    <DeliveryForm
      methods={shown}
      ports={ports}
      ownPorts={ownPorts}
      ownAddress={'Carrer de la Mar 4\n07012 Palma'}
      currency="EUR"
      submission={submission}
      textOf={({ message }) => message}
      onSave={onSave}
    />
  );
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          {form}
          <Link to="/away">Away</Link>
        </>
      ),
    },
    { path: '/away', element: <p>Another page</p> },
  ]);
  render(
    <UiTheme>
      <RouterProvider router={router} />
    </UiTheme>,
  );
  return { onSave, user: userEvent.setup() };
}

const way = (index: number) => within(screen.getByRole('group', { name: `Method ${index}` }));
/** The new method has the focus at once; a later change of focus would interrupt typing. */
async function add(user: UserEvent, index: number) {
  await user.click(screen.getByRole('button', { name: 'Add a delivery method' }));
  expect(screen.getByRole('group', { name: `Method ${index}` })).toHaveFocus();
}
const save = () => screen.getByRole('button', { name: 'Save' });
const names = () =>
  // A text box is an input element.
  screen.getAllByRole('textbox', { name: 'Name' }).map((field) => (field as HTMLInputElement).value);

const [berth, collection] = methods;

it('saves the whole list in its order, each with its id', async () => {
  const { user, onSave } = open();
  await user.click(screen.getByRole('button', { name: 'Move method 2 up' }));
  // The focus follows the moved method at once; a later change of focus would interrupt typing.
  expect(screen.getByRole('group', { name: 'Method 1' })).toHaveFocus();
  const cost = way(1).getByRole('textbox', { name: 'Cost' });
  await user.clear(cost);
  await user.type(cost, '7,50');
  await user.click(save());
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave).toHaveBeenCalledWith([
    {
      id: collection?.id,
      kind: 'collection',
      name: 'Collect from us',
      details: null,
      address: null,
      cost: { amountMinor: 750, currency: 'EUR' },
      ports: null,
      days: null,
    },
    {
      id: berth?.id,
      kind: 'berth',
      name: 'To your berth',
      details: 'Weekdays, 08:00 to 17:00.',
      address: null,
      cost: { amountMinor: 1500, currency: 'EUR' },
      ports: ['palma', 'ibiza'],
      days: { from: 1, to: 2 },
    },
  ]);
});

it('adds one without an id', async () => {
  const { user, onSave } = open();
  await add(user, 3);
  await user.selectOptions(way(3).getByRole('combobox', { name: 'Kind' }), 'To the berth');
  await user.selectOptions(way(3).getByRole('combobox', { name: 'Delivers to' }), 'Every port');
  await user.click(save());
  // An empty cost is not free of charge.
  expect(await screen.findAllByText('Method 3: enter a cost such as 15.00, or 0.')).not.toHaveLength(0);
  await user.type(way(3).getByRole('textbox', { name: 'Cost' }), '0');
  await user.click(save());
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave.mock.calls[0]?.[0].at(2)).toEqual({
    kind: 'berth',
    // The default name of the new kind.
    name: 'To your berth',
    details: null,
    address: null,
    cost: { amountMinor: 0, currency: 'EUR' },
    ports: null,
    days: null,
  });
});

it('takes back what only a collection says of itself when it becomes another kind, and nothing that was typed', async () => {
  const untouched = methods.map((method) => ({
    ...method,
    kind: 'collection' as const,
    details: 'Collect it from our address.',
  }));
  const { user } = open(untouched);
  const details = (index: number) => way(index).getByRole('textbox', { name: /^Details/ });
  await user.selectOptions(way(1).getByRole('combobox', { name: 'Kind' }), 'courier');
  expect(details(1)).toHaveValue('');
  await user.clear(details(2));
  await user.type(details(2), 'Ring twice.');
  await user.selectOptions(way(2).getByRole('combobox', { name: 'Kind' }), 'berth');
  expect(details(2)).toHaveValue('Ring twice.');
});

it('asks which ports a new one reaches, and takes those that are chosen', async () => {
  const { user, onSave } = open();
  await add(user, 3);
  await user.type(way(3).getByRole('textbox', { name: 'Cost' }), '12');
  await user.click(save());
  expect(await screen.findAllByText('Method 3: choose which ports it is for.')).not.toHaveLength(0);
  await user.selectOptions(way(3).getByRole('combobox', { name: 'Delivers to' }), 'Only some ports');
  await user.click(save());
  expect(await screen.findAllByText('Method 3: choose at least one port.')).not.toHaveLength(0);
  await user.click(way(3).getByRole('button', { name: 'Choose ports' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Monaco' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(save());
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave.mock.calls[0]?.[0].at(2)).toMatchObject({ kind: 'courier', ports: ['monaco'] });
});

it('takes one port for a collection, and asks for the address there', async () => {
  const { user, onSave } = open();
  const port = way(2).getByRole('combobox', { name: 'Collected in' });
  expect(port).toHaveDisplayValue('No particular port');
  expect(way(2).queryByRole('textbox', { name: 'Address' })).toBeNull();
  await user.selectOptions(port, 'Antibes');
  const address = way(2).getByRole('textbox', { name: 'Address' });
  // The vendor's own, as a proposal.
  expect(address).toHaveValue('Carrer de la Mar 4\n07012 Palma');
  await user.clear(address);
  await user.click(save());
  expect(await screen.findAllByText('Method 2: enter the address where it is collected.')).not.toHaveLength(
    0,
  );
  await user.click(address);
  await user.paste('3 rue de la Marine');
  await user.click(save());
  await waitFor(() =>
    expect(onSave.mock.calls[0]?.[0].at(1)).toMatchObject({
      kind: 'collection',
      ports: ['antibes'],
      address: '3 rue de la Marine',
    }),
  );
});

it('shows the port of a collection also before the ports are read, and after', async () => {
  const inAntibes = methods.map((method) => ({
    ...method,
    kind: 'collection' as const,
    ports: ['antibes'],
    address: '3 rue de la Marine',
  }));
  function Late() {
    const [known, setKnown] = useState<typeof ports>([]);
    return (
      <>
        <button onClick={() => setKnown(ports)}>Read the ports</button>
        <DeliveryForm
          methods={inAntibes}
          ports={known}
          ownPorts={[]}
          ownAddress=""
          currency="EUR"
          submission={{ busy: false, slow: false, failure: null, cancel: () => undefined }}
          textOf={({ message }) => message}
          onSave={vi.fn()}
        />
      </>
    );
  }
  render(
    <UiTheme>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Late /> }])} />
    </UiTheme>,
  );
  const port = () => way(1).getByRole('combobox', { name: 'Collected in' });
  expect(port()).toHaveDisplayValue('Antibes');
  await userEvent.click(screen.getByRole('button', { name: 'Read the ports' }));
  expect(port()).toHaveDisplayValue('Antibes');
});

it('begins a choice of ports with those where the vendor works, and keeps what was chosen', async () => {
  const { user, onSave } = open(methods, ['palma', 'antibes']);
  await add(user, 3);
  await user.type(way(3).getByRole('textbox', { name: 'Cost' }), '12');
  const reach = way(3).getByRole('combobox', { name: 'Delivers to' });
  await user.selectOptions(reach, 'Only some ports');
  expect(way(3).getByText('Palma, Antibes')).toBeVisible();
  await user.click(way(3).getByRole('button', { name: 'Change ports' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Palma' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.selectOptions(reach, 'Every port');
  await user.selectOptions(reach, 'Only some ports');
  await user.click(save());
  await waitFor(() => expect(onSave.mock.calls[0]?.[0].at(2)).toMatchObject({ ports: ['antibes'] }));
});

it.each([
  ['3', '1', 'Method 1: the longest time can’t be shorter than the shortest.'],
  ['', '2', 'Method 1, days at least: enter a whole number from 0 to 90.'],
  ['1', 'soon', 'Method 1, days at most: enter a whole number from 0 to 90.'],
])('saves nothing when it takes %j to %j days', async (from, to, message) => {
  const { user, onSave } = open();
  for (const [label, typed] of [
    [/^Days at least/, from],
    [/^Days at most/, to],
  ] as const) {
    await user.clear(way(1).getByRole('textbox', { name: label }));
    if (typed !== '') await user.type(way(1).getByRole('textbox', { name: label }), typed);
  }
  await user.click(save());
  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  expect(onSave).not.toHaveBeenCalled();
});

it('gives one that was removed back where it was, as it was typed', async () => {
  const { user } = open();
  await user.type(way(1).getByRole('textbox', { name: 'Name' }), ', by van');
  await user.click(screen.getByRole('button', { name: 'Remove method 1' }));
  expect(names()).toEqual(['Collect from us']);
  expect(screen.getByRole('button', { name: 'Remove method 1' })).toBeDisabled();
  act(() => toastStore.getSnapshot().context.toasts.at(-1)?.action?.onAction());
  expect(names()).toEqual(['To your berth, by van', 'Collect from us']);
});

it.each([
  ['Name', ' ', 'Method 1: enter a name.'],
  ['Cost', '-5', 'Method 1: enter a cost such as 15.00, or 0.'],
])('saves nothing when the %s is %j', async (field, typed, message) => {
  const { user, onSave } = open();
  await user.clear(way(1).getByRole('textbox', { name: field }));
  await user.type(way(1).getByRole('textbox', { name: field }), typed);
  await user.click(save());
  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  expect(onSave).not.toHaveBeenCalled();
});

it('asks before what was typed is left', async () => {
  const { user } = open();
  await user.type(way(1).getByRole('textbox', { name: 'Name' }), '!');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
});
