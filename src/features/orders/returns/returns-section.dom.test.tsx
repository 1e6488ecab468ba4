import { euro } from '../../../api/testing/values.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
  const sale = { refundable: euro(21_660), commission: euro(1790) };
  const section = <ReturnsSection subOrderId="sub-order-1" number="Q-10001/1" reader={reader} sale={sale} />;
  return renderScreen(section, answers);
}

/** A document, which is not fetched to be shown. */
const photo: Return['files'][number] = {
  id: 'file-1',
  name: 'scratch.pdf',
  mediaType: 'application/pdf',
  sizeBytes: 2000,
  addedAt: '2026-11-20T08:30:00.000Z',
  by: 'buyer',
};

const dialog = (name: RegExp | string) => screen.findByRole('dialog', { name });

describe('the returns of a part', () => {
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

  it.each([
    ['supplier', requestedReturn, 'Reject', /^The buyer and Quayside will see this\./],
    ['buyer', offeredReturn, 'Refuse the offer', /^The supplier and Quayside will see this\./],
  ] as const)('tell the %s who else reads a reason', async (reader, one, button, hint) => {
    const { user } = open(reader, { [list]: () => ok({ items: [one], returnable: null }) });
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByLabelText('Why?')).toHaveAccessibleDescription(hint);
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

  it('are decided by the admin, who says how much a part is and who keeps the goods, also with nothing', async () => {
    const { user, sent } = open('admin', {
      [list]: () =>
        ok({
          items: [
            {
              ...requestedReturn,
              agreed: euro(4000),
              files: [photo],
              status: 'escalated',
              actions: ['decide', 'write'],
            },
          ],
          returnable: null,
        }),
      [act]: () => ok(requestedReturn, 'The decision is made.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Decide' }));
    const form = within(await dialog(/^Decide/));
    const said = within(form.getByRole('list', { name: 'What was said' })).getAllByRole('listitem');
    expect(said.map(({ textContent }) => textContent)).toEqual([
      'The buyer’s reason: It’s damaged',
      'The buyer asked for money back: “The seam is torn on one side.”',
    ]);
    expect(form.getByText('scratch.pdf')).toBeVisible();
    // What the supplier offered is chosen in one press.
    await user.click(form.getByRole('radio', { name: '€40.00' }));
    expect(form.getByRole('button', { name: 'Decide: €40.00 goes back' })).toBeVisible();
    await user.click(form.getByRole('radio', { name: 'Part of it' }));
    await user.click(form.getByRole('button', { name: 'Decide' }));
    expect(await form.findAllByText('Enter an amount of up to €108.30.')).not.toHaveLength(0);
    expect(form.getAllByText('Choose who keeps the goods.')).not.toHaveLength(0);
    await user.type(form.getByLabelText('Amount'), '60');
    await user.click(form.getByRole('radio', { name: /^The buyer/ }));
    expect(form.getByRole('button', { name: 'Decide: €60.00 goes back' })).toBeVisible();
    expect(
      form.getByText(
        'The supplier pays about €55.04 of it, and Quayside gives up about €4.96 of its commission.',
      ),
    ).toBeVisible();
    await user.click(form.getByRole('radio', { name: /^Nothing/ }));
    expect(form.queryByText('Who keeps the goods?')).toBeNull();
    await user.type(form.getByLabelText('Reason'), 'The photos show wear.');
    await user.click(form.getByRole('button', { name: 'Decide: no refund' }));
    const note = 'The photos show wear.';
    const decided = { action: 'decide', amount: { amountMinor: 0, currency: 'EUR' }, note };
    expect(sent()).toMatchObject([{ body: decided }]);
  });

  it('are decided with one press for what the buyer asked, where that is less than everything', async () => {
    const asked: Return = {
      ...requestedReturn,
      wanted: 'price_reduction',
      requested: euro(3000),
      goodsComeBack: false,
      status: 'escalated',
      actions: ['decide', 'write'],
    };
    const { user, sent } = open('admin', {
      [list]: () => ok({ items: [asked], returnable: null }),
      [act]: () => ok(asked, 'The decision is made.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Decide' }));
    const form = within(await dialog(/^Decide/));
    await user.click(form.getByRole('radio', { name: /^€30\.00/ }));
    await user.click(form.getByRole('radio', { name: /^The buyer/ }));
    await user.type(form.getByLabelText('Reason'), 'It is dented.');
    await user.click(form.getByRole('button', { name: 'Decide: €30.00 goes back' }));
    expect(sent()).toMatchObject([{ body: { action: 'decide', amount: euro(3000), goodsComeBack: false } }]);
  });

  it('say after a decision what becomes of it when the buyer takes the request back', async () => {
    const decided: Return = {
      ...requestedReturn,
      status: 'accepted',
      agreed: euro(1200),
      actions: ['send_back', 'withdraw'],
      history: [
        ...requestedReturn.history,
        { at: '2026-11-22T08:30:00.000Z', command: 'decide', status: 'accepted', by: 'admin', note: 'Half.' },
      ],
    };
    const { user } = open('buyer', { [list]: () => ok({ items: [decided], returnable: null }) });
    expect(await screen.findByText('Decided by Quayside: to be sent back')).toBeVisible();
    const terms = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(terms.slice(0, 2)).toEqual(['Decided', 'The buyer had wanted']);
    await user.click(screen.getByRole('button', { name: 'Cancel the request' }));
    expect(
      await screen.findByText(/the €12\.00 that Quayside decided doesn’t go back to you\./),
    ).toBeVisible();
  });

  it('say to the supplier, before it accepts, what that costs', async () => {
    const { user } = open('supplier', { [list]: () => ok({ items: [requestedReturn], returnable: null }) });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(
      await screen.findByText(
        /Your share is reduced by about €99\.35, and Quayside gives up about €8\.95 of its commission\./,
      ),
    ).toBeVisible();
  });

  it('say that the supplier is waited for only where a return waits for it', async () => {
    const withdrawal: Return = { ...requestedReturn, kind: 'withdrawal', reason: null, status: 'accepted' };
    let items = [withdrawal];
    const answers: Answers = { [list]: () => ok({ items, returnable: null }) };
    open('buyer', answers);
    expect(await screen.findByText('To be sent back')).toBeVisible();
    expect(screen.queryByText(/days to answer/)).toBeNull();
    cleanup();
    items = [requestedReturn];
    open('buyer', answers);
    expect(await screen.findByText(/^The supplier has 5 days to answer/)).toBeVisible();
  });

  it('offer a private buyer the withdrawal from the contract, and others nothing before anything is returned', async () => {
    const withdrawing = vi.fn();
    const answers: Answers = {
      [list]: () => ok({ items: [], returnable: { ...returnable, canWithdraw: true } }),
    };
    const section = (
      <ReturnsSection subOrderId="sub-order-1" number="Q-10001/1" reader="buyer" onWithdraw={withdrawing} />
    );
    const { user } = renderScreen(section, answers);
    await user.click(await screen.findByRole('button', { name: 'Withdraw from contract' }));
    expect(withdrawing).toHaveBeenCalledOnce();
    cleanup();
    const { asked } = renderScreen(section, { [list]: () => ok({ items: [], returnable }) });
    await expect.poll(() => asked.length).toBe(1);
    expect(screen.queryByText(/Returns of/)).toBeNull();
  });

  it.each([
    [['price_reduction'], 'Lower price for Q-10001/1', ['Lower price for 1 × Fender F4']],
    [
      ['refund', 'price_reduction'],
      'Returns and lower prices of Q-10001/1',
      ['Return of 1 × Fender F4', 'Lower price for 1 × Fender F4'],
    ],
  ] as const)(
    'are not called returns where the buyer keeps things for less: %j',
    async (wishes, title, cards) => {
      const items = wishes.map((wanted, place) => ({ ...requestedReturn, id: `return-${place}`, wanted }));
      open('supplier', { [list]: () => ok({ items, returnable: null }) });
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(cards);
    },
  );

  it('show nothing where nothing was returned and nothing can be', async () => {
    const { asked } = open('buyer', { [list]: () => ok({ items: [], returnable: null }) });
    await expect.poll(() => asked.length).toBe(1);
    expect(screen.queryByText(/Returns of/)).toBeNull();
  });
});
