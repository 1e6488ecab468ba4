import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  closeToasts,
  ok,
  refused,
  renderScreen,
  toastMessages,
  type Answers,
} from '../../testing/render-screen.tsx';
import { chargebackReason } from './chargeback-texts.ts';
import { Chargebacks } from './chargebacks.tsx';
import { openChargeback, sentChargeback } from './testing/example-chargebacks.ts';

afterEach(() => {
  cleanup();
  closeToasts();
});

const list = 'GET /admin/purchases/order-1/chargebacks';
const send = 'POST /admin/chargebacks/chargeback-1/evidence';
const open = (answers: Answers) => renderScreen(<Chargebacks purchaseId="order-1" />, answers);
const check = 'Check and send evidence';

describe('the chargebacks of a purchase', () => {
  it('are answered with what is known, corrected by the admin, once', async () => {
    let isSent = false;
    const { user, sent } = open({
      [list]: () => ok([isSent ? sentChargeback : openChargeback]),
      [send]: () => {
        isSent = true;
        return ok(sentChargeback, 'The evidence is with the buyer’s bank.');
      },
    });
    await user.click(await screen.findByRole('button', { name: check }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Evidence for €231.59' }));
    await user.type(dialog.getByLabelText('Evidence'), ' Signed by the chief stewardess.');
    await user.click(dialog.getByRole('button', { name: 'Send to the bank' }));
    expect(await screen.findByText('With the bank')).toBeVisible();
    expect(screen.queryByRole('button', { name: check })).toBeNull();
    expect(sent()).toMatchObject([
      { body: { evidence: `${openChargeback.evidence} Signed by the chief stewardess.` } },
    ]);
    expect(toastMessages()).toEqual(['The evidence is with the buyer’s bank.']);
  });

  it('keep what was typed where it came too late', async () => {
    const { user } = open({
      [list]: () => ok([openChargeback]),
      [send]: () =>
        refused(409, 'NOT_ALLOWED_NOW', 'Evidence has already been sent, or the deadline has passed.'),
    });
    await user.click(await screen.findByRole('button', { name: check }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Evidence for €231.59' }));
    await user.click(dialog.getByRole('button', { name: 'Send to the bank' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByLabelText('Evidence')).toHaveValue(openChargeback.evidence);
  });

  it('can be loaded again', async () => {
    let tries = 0;
    const { user } = open({
      [list]: () => {
        tries += 1;
        return tries === 1 ? refused(500, 'INTERNAL', 'Something went wrong.') : ok([openChargeback]);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('It never arrived.')).toBeVisible();
  });

  it('say the bank’s reason, also one that is new to us', () => {
    expect([chargebackReason('duplicate'), chargebackReason('goods_on_fire')]).toEqual([
      'It was charged twice.',
      'Goods on fire.',
    ]);
  });
});
