import { euro } from '../../../api/testing/values.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeToasts, ok, refused, renderScreen, type Answers } from '../../testing/render-screen.tsx';
import { deliveredPart } from '../buyer/testing/example-orders.ts';
import { requestedReturn, returnable, returnableLine } from '../returns/testing/example-returns.ts';
import type { Return, Returnable } from '../returns/index.ts';
import type { SubOrder } from '../shared/index.ts';
import { reportedText } from './problem-texts.ts';
import type { Wrong } from './wrong-choices.ts';
import { WrongDialog } from './wrong-dialog.tsx';

afterEach(() => {
  cleanup();
  closeToasts();
});

const asked = `POST /sub-orders/${deliveredPart.id}/returns`;
const acted = `POST /sub-orders/${deliveredPart.id}/actions`;
const answers: Answers = {
  [asked]: () => ok(requestedReturn, 'The supplier has been asked.'),
  [acted]: () => ok({ subOrder: { ...deliveredPart, status: 'disputed', actions: [] } }),
};

interface Given {
  readonly part?: Partial<SubOrder>;
  readonly left?: Partial<Returnable>;
  readonly returns?: readonly Return[];
  readonly first?: Wrong;
  /** What the server answers to a report instead. */
  readonly refusal?: 'NOT_ALLOWED_NOW';
  /** The answer to the request for a return. */
  readonly requested?: Promise<ReturnType<typeof ok>>;
}

/** Changes what the page behind the open dialog has read. */
type Become = (part: Partial<SubOrder>, left?: Partial<Returnable> | null) => void;

function open({ part = {}, left = {}, returns = [], first, refusal, requested }: Given = {}) {
  const onClose = vi.fn();
  const page: { become: Become } = { become: () => undefined };
  function Page() {
    const [now, setNow] = useState<SubOrder>({ ...deliveredPart, ...part });
    const [rest, setRest] = useState<Returnable | null>({ ...returnable, ...left });
    page.become = (change, less = {}) =>
      act(() => {
        setNow({ ...now, ...change });
        setRest(less && { ...returnable, ...left, ...less });
      });
    return (
      <WrongDialog
        subOrder={now}
        returnable={rest}
        returns={returns}
        first={first}
        offered={now.actions.length > 0}
        changed="Everything is in a return."
        onClose={onClose}
      />
    );
  }
  const shown = renderScreen(<Page />, {
    ...answers,
    ...(refusal && { [acted]: () => refused(409, refusal, 'That can’t be done now.') }),
    ...(requested && { [asked]: () => requested }),
  });
  const form = within(screen.getByRole('dialog'));
  const choose = (name: RegExp) => shown.user.click(form.getByRole('radio', { name }));
  const enter = async (name: string, text: string) => {
    await shown.user.clear(form.getByLabelText(name));
    await shown.user.type(form.getByLabelText(name), text);
  };
  return { ...shown, form, choose, enter, onClose, become: page.become };
}

const onItsWay: Partial<SubOrder> = {
  status: 'dispatched',
  deliveredAt: null,
  actions: ['confirm_receipt', 'dispute', 'add_file', 'request_return'],
};

describe('what is wrong with a sub-order', () => {
  it('asks for a choice first, and says of each what happens next and by when', async () => {
    const { user, form } = open();
    const texts = form.getAllByRole('radio').map((radio) => radio.getAttribute('aria-describedby') ?? '');
    expect(texts.map((id) => document.getElementById(id)?.textContent)).toEqual([
      expect.stringContaining('has five days to refund you, offer a part, or say why not'),
      expect.stringContaining('has five days to refund you, offer a part, or say why not'),
      expect.stringContaining('has five days to accept, offer another amount, or say why not'),
      expect.stringContaining('has five days to answer, and can refuse'),
    ]);
    expect(form.queryByLabelText('What happened?')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Continue' }));
    expect(await form.findAllByText('Choose what is wrong.')).not.toHaveLength(0);
  });

  it('brings into view what is asked once it is chosen, and keeps its title', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { form, choose } = open();
    await choose(/^Something is damaged/);
    expect(scrolled.mock.contexts.at(-1)).toContainElement(form.getByLabelText('What happened?'));
    expect(form.getByRole('heading', { name: /^Something’s wrong with/ })).toBeVisible();
    scrolled.mockRestore();
  });

  it('reports which lines are missing, and how many of each', async () => {
    const { user, sent, form, choose, enter, onClose } = open();
    await choose(/^Something is missing/);
    expect(form.getByText('Nothing is chosen yet.')).toBeVisible();
    await enter('How many of Fender F4 are missing?', '1');
    expect(form.getByText('What you report as missing cost €108.30.')).toBeVisible();
    await enter('What happened?', 'One box was empty.');
    await user.click(form.getByRole('button', { name: 'Report the problem' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent().map(({ body }) => body)).toEqual([
      { action: 'dispute', note: 'One box was empty.', lines: [{ lineId: 'line-1', quantity: 1 }] },
    ]);
  });

  it('asks about the substitute that came, and says instead of what', async () => {
    const [ordered] = deliveredPart.lines;
    if (ordered === undefined) throw new Error('there is a line');
    const left = [returnableLine({ lineId: ordered.id, name: 'Teak oil', unit: euro(2396) })];
    const lines = [{ ...ordered, name: 'Teak oil', insteadOf: ordered }];
    const { form, choose } = open({ part: { lines }, left: { lines: left } });
    await choose(/^Something is missing/);
    expect(form.getByLabelText('How many of Teak oil are missing?')).toHaveAccessibleDescription(
      `Of 1, €23.96 each with tax. It came instead of ${ordered.name} · Navy.`,
    );
    expect(
      reportedText({ lines }, { isUndelivered: false, lines: [{ lineId: ordered.id, quantity: 1 }] }),
    ).toContain('× Teak oil (');
  });

  it('says that it was completed while the report was written, and keeps what was typed', async () => {
    const { user, form, choose, enter, become } = open({ refusal: 'NOT_ALLOWED_NOW' });
    await choose(/^Something is missing/);
    await enter('How many of Fender F4 are missing?', '1');
    await enter('What happened?', 'One box was empty.');
    become({ status: 'completed', actions: ['request_return'] });
    await user.click(form.getByRole('button', { name: 'Report the problem' }));
    expect(await form.findByRole('alert')).toHaveTextContent(
      `${deliveredPart.number} was completed meanwhile, so this can’t be reported any more.`,
    );
    expect(form.getByLabelText('How many of Fender F4 are missing?')).toHaveValue('1');
    expect(form.getByLabelText('What happened?')).toHaveValue('One box was empty.');
  });

  it('says which of a line are not counted, and why', async () => {
    const [ordered] = deliveredPart.lines;
    if (ordered === undefined) throw new Error('there is a line');
    const came = { ...ordered, quantity: 5, accepted: null, returned: 1, goingBack: 1 };
    const { form, choose } = open({
      part: { lines: [came] },
      left: { lines: [returnableLine({ lineId: came.id, quantity: 2, unit: euro(2396) })] },
    });
    await choose(/^Something is damaged/);
    expect(form.getByLabelText('How many of Fender F4?')).toHaveAccessibleDescription(
      'Of 2, €23.96 each with tax. Not counted: 1 went back, 1 is in a return, 1 you keep.',
    );
  });

  it('keeps what was chosen when the choice changes, and asks for a return of what is damaged', async () => {
    const { user, sent, form, choose, enter } = open();
    await choose(/^Something is missing/);
    await enter('How many of Fender F4 are missing?', '1');
    await enter('What happened?', 'The seam is torn.');
    await choose(/^Something is damaged or wrong/);
    expect(form.getByLabelText('How many of Fender F4?')).toHaveValue('1');
    await user.selectOptions(form.getByLabelText('What is wrong with it?'), 'damaged');
    await user.click(form.getByRole('button', { name: 'Ask for money back' }));
    await waitFor(() =>
      expect(sent().map(({ body }) => body)).toEqual([
        {
          kind: 'complaint',
          lines: [{ lineId: 'line-1', quantity: 1 }],
          reason: 'damaged',
          note: 'The seam is torn.',
          wanted: 'refund',
          amount: null,
        },
      ]),
    );
  });

  it('says beside the sum and at the field when more is chosen than there is', async () => {
    const { user, form, choose, enter } = open();
    await choose(/^Something is damaged or wrong/);
    await enter('How many of Fender F4?', '5');
    expect(form.getByRole('status')).toHaveTextContent('There is no amount yet: a quantity is too high.');
    await user.click(form.getByRole('button', { name: 'Ask for money back' }));
    expect(form.getByLabelText('How many of Fender F4?')).toBeInvalid();
    await enter('How many of Fender F4?', '0');
    expect(await form.findAllByText('Enter a quantity for at least one item.')).toHaveLength(2);
    await enter('How many of Shackle, galvanised?', '1');
    await waitFor(() => expect(form.queryByText('Enter a quantity for at least one item.')).toBeNull());
  });

  it('keeps its sums until the answer to a request that is stored already, and ends only then', async () => {
    const sending = Promise.withResolvers<ReturnType<typeof ok>>();
    const { user, sent, form, choose, enter, become, onClose } = open({ requested: sending.promise });
    await choose(/^Something is damaged or wrong/);
    await enter('How many of Fender F4?', '2');
    await user.selectOptions(form.getByLabelText('What is wrong with it?'), 'damaged');
    await enter('What happened?', 'The seams are torn.');
    await user.click(form.getByRole('button', { name: 'Ask for money back' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    const lines = deliveredPart.lines.map((line) => ({ ...line, goingBack: line.quantity }));
    become({ lines, actions: [] }, null);
    expect(form.getByRole('status')).toHaveTextContent('You ask for €216.59 back.');
    expect(form.getByLabelText('How many of Fender F4?')).toHaveAccessibleDescription(
      'Of 2, €108.30 each with tax.',
    );
    sending.resolve(ok(requestedReturn));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('offers no more for keeping things than the chosen ones cost, and says what was paid back before and why', async () => {
    const { user, form, choose, enter } = open({
      left: {
        refunds: [
          { at: '2026-11-22T09:00:00.000Z', amount: euro(1000), reason: 'Quayside decided: “Torn.”' },
        ],
      },
      returns: [{ ...requestedReturn, status: 'accepted', agreed: euro(4000) }],
    });
    await choose(/^Something is damaged or wrong/);
    await enter('How many of Fender F4?', '1');
    expect(form.getByRole('status')).toHaveTextContent('You ask for €108.30 back.');
    expect(form.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^€10\.00 was paid back on .*22 Nov.*\. Quayside decided: “Torn\.”$/),
      '€40.00 for 1 × Fender F4 is still to be paid back, once the goods have arrived.',
    ]);
    await choose(/^Keep it/);
    expect(form.getByRole('status')).toHaveTextContent('At most €108.30 can go back for what you keep.');
    const amount = form.getByLabelText('Amount that goes back to you');
    expect(amount).toHaveAccessibleDescription('With tax, at most €108.30.');
    await user.type(amount, '108.31');
    await user.click(form.getByRole('button', { name: 'Ask for money back' }));
    expect(await form.findAllByText('Enter an amount of up to €108.30.')).not.toHaveLength(0);
    await enter('How many of Fender F4?', '9');
    expect(amount).toHaveAccessibleDescription(/With tax, at most what the chosen items cost\./);
    await enter('How many of Fender F4?', '2');
    await waitFor(() => expect(form.queryAllByText(/Enter an amount of up to/)).toHaveLength(0));
  });

  it('says to a private buyer alone what becomes of the right of withdrawal for what is kept for less', async () => {
    const words = /You can still withdraw from the contract until/;
    for (const canWithdraw of [true, false]) {
      const { form, choose } = open({ left: { canWithdraw } });
      await choose(/^Something is damaged or wrong/);
      expect(form.queryByText(words)).toBeNull();
      await choose(/^Keep it/);
      expect(form.queryAllByText(words)).toHaveLength(canWithdraw ? 1 : 0);
      cleanup();
    }
  });

  it('names what is kept, and leaves the delivery out of the sum', async () => {
    const [ordered] = deliveredPart.lines;
    if (ordered === undefined) throw new Error('there is a line');
    const came = { ...ordered, quantity: 2, accepted: null };
    const { form } = open({
      part: { lines: [came, { ...came, id: 'kept', name: 'Boathook', variant: null }] },
      left: { lines: [returnableLine({ lineId: came.id, quantity: 2 })], delivery: null },
      first: 'unwanted',
    });
    expect(form.getByText('Boathook: 2 you keep.')).toBeVisible();
    expect(form.getByText('The delivery isn’t refunded, because you keep some of this order.')).toBeVisible();
  });

  it('is a withdrawal from the contract for private buyers, of everything and without a reason', async () => {
    const { user, sent, form } = open({ left: { canWithdraw: true }, first: 'unwanted' });
    // No reason is asked for.
    expect([form.queryAllByRole('radio'), form.queryByText('What is wrong?')]).toEqual([[], null]);
    expect(form.getByText(/^You withdraw from the contract, which .* can’t refuse/)).toBeVisible();
    expect(screen.getByRole('dialog', { name: /^Withdraw from contract: / })).toBeVisible();
    expect(form.queryByLabelText('Photos of the problem')).toBeNull();
    const cost = within(form.getByRole('table', { name: 'What the chosen items cost, with tax' }));
    expect(cost.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '2 × Fender F4€216.59',
      '6 × Shackle, galvanised€27.01',
      'Delivery€15.00',
    ]);
    expect(form.getByRole('status')).toHaveTextContent('€258.60 goes back to you once they have arrived.');
    await user.click(form.getByRole('button', { name: 'Confirm withdrawal' }));
    await waitFor(() =>
      expect(sent().map(({ body }) => body)).toMatchObject([
        {
          kind: 'withdrawal',
          lines: [
            { lineId: 'line-1', quantity: 2 },
            { lineId: 'line-2', quantity: 6 },
          ],
          reason: null,
          wanted: 'refund',
        },
      ]),
    );
  });

  it('can be withdrawn from by a private buyer before it has come', async () => {
    const { form, choose } = open({ part: onItsWay, left: { canWithdraw: true } });
    await choose(/^I don’t want it any more/);
    expect(form.getByText(/^You don’t have to wait until it arrives/)).toBeVisible();
  });

  it('counts as the delivery of what is on its way, and can’t be late before its day', async () => {
    const { form, choose } = open({ part: onItsWay });
    expect(form.getByRole('radio', { name: /^It hasn’t come/ })).toBeDisabled();
    expect(form.queryByText(/it counts as delivered from now on/)).toBeNull();
    await choose(/^It came, but something is damaged or wrong/);
    expect(form.getByText(/it counts as delivered from now on/)).toBeVisible();
  });

  it('reports what has not come by its day, without lines', async () => {
    const late: Partial<SubOrder> = {
      ...onItsWay,
      actions: [...(onItsWay.actions ?? []), 'report_undelivered'],
    };
    const { user, sent, form, choose } = open({ part: late });
    await choose(/^It hasn’t come/);
    expect(form.queryByText(/it counts as delivered from now on/)).toBeNull();
    expect(form.queryByLabelText(/^How many/)).toBeNull();
    await user.click(form.getByLabelText('What can you tell us about it?'));
    await user.paste('Nobody came to the berth.');
    expect(form.getByLabelText('Photos of the problem')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Report the problem' }));
    await waitFor(() =>
      expect(sent().map(({ body }) => body)).toEqual([
        { action: 'report_undelivered', note: 'Nobody came to the berth.' },
      ]),
    );
  });
});
