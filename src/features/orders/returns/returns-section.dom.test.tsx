import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  closeToasts,
  ok,
  refused,
  renderScreen,
  toastMessages,
  type Answers,
} from '../../testing/render-screen.tsx';
import { ReturnsSection } from './returns-section.tsx';
import { offeredReturn, requestedReturn, returnable } from './testing/example-returns.ts';
import type { Return, ReturnReader } from './return.types.ts';

afterEach(() => {
  cleanup();
  closeToasts();
});

const list = 'GET /sub-orders/sub-order-1/returns';
const act = 'POST /returns/return-1/actions';

function open(reader: ReturnReader, answers: Answers) {
  const section = <ReturnsSection subOrderId="sub-order-1" number="Q-10001/1" reader={reader} />;
  return renderScreen(section, answers);
}

const dialog = (name: RegExp | string) => screen.findByRole('dialog', { name });

it('takes back what it said of other lines once one of them goes back', async () => {
  const [line] = returnable.lines;
  const lines = [line, { ...line, lineId: 'line-2', name: 'Boathook' }];
  const { user } = open('buyer', { [list]: () => ok({ items: [], returnable: { ...returnable, lines } }) });
  await user.click(await screen.findByRole('button', { name: 'Return something' }));
  const form = within(await dialog('Return something from Q-10001/1'));
  await user.click(form.getByRole('button', { name: 'Ask for the return' }));
  // Once in the summary, once at the first item.
  expect(await form.findAllByText('Enter how many you’re returning, of at least one item.')).toHaveLength(2);
  expect(form.getByLabelText('How many of Boathook?')).toBeValid();
  const boathook = form.getByLabelText('How many of Boathook?');
  await user.clear(boathook);
  await user.type(boathook, '1');
  await waitFor(() =>
    expect(form.queryByText('Enter how many you’re returning, of at least one item.')).toBeNull(),
  );
});

it('offers no more for keeping things than what was chosen of them comes to', async () => {
  const { user } = open('buyer', { [list]: () => ok({ items: [], returnable }) });
  await user.click(await screen.findByRole('button', { name: 'Return something' }));
  const form = within(await dialog('Return something from Q-10001/1'));
  const quantity = form.getByLabelText('How many of Fender F4?');
  await user.clear(quantity);
  await user.type(quantity, '1');
  await user.click(form.getByRole('radio', { name: /^Keep it/ }));
  const amount = form.getByLabelText('Amount that goes back to you');
  expect(amount).toHaveAccessibleDescription('With tax, at most €108.30.');
  await user.type(amount, '108.31');
  await user.click(form.getByRole('button', { name: 'Ask for the return' }));
  expect(await form.findAllByText('Enter an amount of up to €108.30.')).not.toHaveLength(0);
  expect(amount).toBeInvalid();
});

describe('the returns of a part', () => {
  it('are asked for with lines, a reason and words; a photo that is too large is left out', async () => {
    const { user, sent } = open('buyer', {
      [list]: () => ok({ items: [], returnable }),
      'POST /sub-orders/sub-order-1/returns': () => ok(requestedReturn, 'The supplier has been asked.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Return something' }));
    const form = within(await dialog('Return something from Q-10001/1'));
    await user.click(form.getByRole('button', { name: 'Ask for the return' }));
    expect(await form.findAllByText('Choose a reason.')).not.toHaveLength(0);
    await user.selectOptions(form.getByLabelText('What is wrong?'), 'damaged');
    await user.type(form.getByLabelText('What happened?'), 'The seam is torn.');
    await user.click(form.getByRole('button', { name: 'Ask for the return' }));
    expect(
      await form.findAllByText('Enter how many you’re returning, of at least one item.'),
    ).not.toHaveLength(0);
    const quantity = form.getByLabelText('How many of Fender F4?');
    await user.clear(quantity);
    await user.type(quantity, '3');
    await user.click(form.getByRole('button', { name: 'Ask for the return' }));
    expect(await form.findAllByText('Fender F4: enter a whole number from 0 to 2.')).not.toHaveLength(0);
    await user.clear(quantity);
    await user.type(quantity, '1');
    const huge = new File([], 'huge.jpg', { type: 'image/jpeg' });
    Object.defineProperty(huge, 'size', { value: 80_000_000 });
    await user.upload(form.getByLabelText('Photos of the problem'), [huge]);
    expect(form.getByRole('alert')).toHaveTextContent('huge.jpg is larger than 10 MB.');
    await user.click(form.getByRole('button', { name: 'Ask for the return' }));
    expect(await screen.findByRole('button', { name: 'Return something' })).toBeVisible();
    expect(sent()).toMatchObject([
      {
        body: {
          kind: 'complaint',
          lines: [{ lineId: 'line-1', quantity: 1 }],
          reason: 'damaged',
          note: 'The seam is torn.',
          wanted: 'refund',
          amount: null,
        },
      },
    ]);
  });

  it('can be withdrawals from the contract for private buyers, without a reason and of everything', async () => {
    const [line] = returnable.lines;
    if (!line) throw new Error('something can be returned');
    const two = [line, { ...line, lineId: 'line-2', name: 'Boat hook', quantity: 1 }];
    const { user, sent } = open('buyer', {
      [list]: () => ok({ items: [], returnable: { ...returnable, lines: two, canWithdraw: true } }),
      'POST /sub-orders/sub-order-1/returns': () => ok(requestedReturn, 'You withdrew.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw from contract' }));
    const form = within(await dialog('Withdraw from contract: Q-10001/1'));
    expect(form.queryByLabelText('What is wrong?')).toBeNull();
    expect(form.queryByLabelText('Photos of the problem')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Confirm withdrawal' }));
    expect(sent()).toMatchObject([
      {
        body: {
          kind: 'withdrawal',
          lines: [
            { lineId: 'line-1', quantity: 2 },
            { lineId: 'line-2', quantity: 1 },
          ],
          reason: null,
          wanted: 'refund',
        },
      },
    ]);
  });

  it('are answered by the supplier with an amount, words and instructions', async () => {
    const { user, sent } = open('supplier', {
      [list]: () => ok({ items: [requestedReturn], returnable: null }),
      [act]: () => ok(offeredReturn, 'Your offer was sent.'),
    });
    expect(await screen.findByText('Waiting for you')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Offer another amount' }));
    const form = within(await dialog(/^Offer another amount/));
    const amount = form.getByLabelText('Amount that goes back');
    await user.clear(amount);
    await user.type(amount, '40');
    await user.type(form.getByLabelText('Why this amount?'), 'It can be glued.');
    await user.click(form.getByRole('checkbox', { name: 'The buyer sends the goods back' }));
    await user.click(form.getByRole('button', { name: 'Send the offer' }));
    expect(sent()).toMatchObject([
      {
        body: {
          action: 'propose_part',
          amount: { amountMinor: 4000, currency: 'EUR' },
          note: 'It can be glued.',
          goodsComeBack: false,
          instructions: null,
        },
      },
    ]);
    expect(toastMessages()).toEqual(['Your offer was sent.']);
  });

  it('keep an answer that came too late on the screen, with the reason', async () => {
    const { user } = open('buyer', {
      [list]: () => ok({ items: [offeredReturn], returnable: null }),
      [act]: () => refused(409, 'NOT_ALLOWED_NOW', 'That can’t be done now.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Accept the offer' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Accept the offer?' }));
    await user.click(question.getByRole('button', { name: 'Accept the offer' }));
    expect(await question.findByRole('alert')).toHaveTextContent(/The return has changed/);
  });

  it('leave nothing to press where the return has changed meanwhile', async () => {
    let items: Return[] = [offeredReturn];
    const { user } = open('buyer', {
      [list]: () => ok({ items, returnable: null }),
      [act]: () => {
        items = [{ ...offeredReturn, status: 'escalated', actions: ['write'] }];
        return refused(409, 'NOT_ALLOWED_NOW', 'That can’t be done now.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Accept the offer' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Accept the offer?' }));
    await user.click(question.getByRole('button', { name: 'Accept the offer' }));
    const told = within(await screen.findByRole('alertdialog', { name: /^Return of/ }));
    expect(told.getByRole('alert')).toHaveTextContent('it is now “Quayside decides”');
    expect(told.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  });

  it('are decided by the admin, who says how much a part is, also with nothing', async () => {
    const { user, sent } = open('admin', {
      [list]: () =>
        ok({
          items: [{ ...requestedReturn, status: 'escalated', actions: ['decide', 'write'] }],
          returnable: null,
        }),
      [act]: () => ok(requestedReturn, 'The decision is made.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Decide' }));
    const form = within(await dialog(/^Decide/));
    await user.click(form.getByRole('radio', { name: 'Part of it' }));
    await user.click(form.getByRole('button', { name: 'Decide' }));
    expect(await form.findAllByText('Enter an amount of up to €108.30.')).not.toHaveLength(0);
    await user.click(form.getByRole('radio', { name: 'Nothing' }));
    await user.type(form.getByLabelText('Reason'), 'The photos show wear.');
    await user.click(form.getByRole('button', { name: 'Decide' }));
    expect(sent()).toMatchObject([
      {
        body: {
          action: 'decide',
          amount: { amountMinor: 0, currency: 'EUR' },
          note: 'The photos show wear.',
        },
      },
    ]);
  });

  it('say that the supplier is waited for only where a return waits for it', async () => {
    const withdrawal: Return = { ...requestedReturn, kind: 'withdrawal', reason: null, status: 'accepted' };
    let items = [withdrawal];
    const answers: Answers = { [list]: () => ok({ items, returnable: null }) };
    open('buyer', answers);
    expect(await screen.findByText('Accepted: to be sent back')).toBeVisible();
    expect(screen.queryByText(/days to answer/)).toBeNull();
    cleanup();
    items = [requestedReturn];
    open('buyer', answers);
    expect(await screen.findByText(/^The supplier has 5 days to answer/)).toBeVisible();
  });

  it('show nothing where nothing was returned and nothing can be', async () => {
    const { asked } = open('buyer', { [list]: () => ok({ items: [], returnable: null }) });
    await expect.poll(() => asked.length).toBe(1);
    expect(screen.queryByText(/Returns of/)).toBeNull();
  });
});
