import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Edit } from '../../../../machines/import/index.ts';
import { UiTheme } from '../../../../ui/index.ts';
import { openedReview, parsedProducts } from '../testing/parsed-list.ts';
import { AskedStrip } from './asked-strip.tsx';

afterEach(cleanup);

const nothing = () => undefined;
const actions = {
  announcement: null,
  announce: nothing,
  setCell: nothing,
  undo: nothing,
  redo: nothing,
};

const apply = vi.fn<(edit: Edit) => void>();

const open = (currencies: readonly (string | null)[]) => {
  const list = parsedProducts(
    currencies.map((currency, at) => ({ currency, sku: `F${at}`, name: `Fender ${at}` })),
  );
  const onShow = vi.fn<(code: string) => void>();
  render(
    <UiTheme>
      <AskedStrip
        review={openedReview('products', list).review()}
        actions={{ ...actions, apply }}
        hasVatId
        onShow={onShow}
        onColumns={() => undefined}
        onDecide={() => undefined}
      />
    </UiTheme>,
  );
  return { onShow, user: userEvent.setup() };
};

it('shows which rows have no currency where others say theirs', async () => {
  const { onShow, user } = open(['EUR', null, null]);
  expect(screen.getByRole('heading', { name: 'Which currency are these prices in?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show these rows' }));
  expect(onShow).toHaveBeenCalledWith('CURRENCY_MISSING');
});

it('has none to show where all rows lack it', () => {
  open([null, null]);
  expect(screen.getByRole('heading', { name: 'Which currency are these prices in?' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

it('keeps a question open that was answered with what it can’t be, and says why', async () => {
  const { user } = open([null, null]);
  const field = screen.getByLabelText('For 2 rows that don’t say');
  await user.clear(field);
  await user.type(field, 'coins{Enter}');
  expect(screen.getByText('“coins” isn’t a currency we know. Enter its code, like EUR.')).toBeVisible();
  expect(apply).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, 'eur{Enter}');
  expect(apply).toHaveBeenCalledExactlyOnceWith({ op: 'default', field: 'currency', value: 'eur' });
});
