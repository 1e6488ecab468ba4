import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { UiTheme } from '../../../ui/index.ts';
import { ActionButtons, type OfferedAction } from './action-buttons.tsx';

afterEach(cleanup);

const action = (name: string, isDestructive = false): OfferedAction<string> => ({
  action: name,
  label: `Do ${name}`,
  isDestructive,
});
const four = [action('one'), action('two'), action('three'), action('four', true)];

const show = (actions: typeof four, onAction = vi.fn()) => {
  render(
    <UiTheme>
      <ActionButtons label="Steps" className={undefined} actions={actions} foldsOnPhone onAction={onAction} />
    </UiTheme>,
  );
  return onAction;
};

it('has what a phone has no room for in a menu', async () => {
  const onAction = show(four);
  await userEvent.click(screen.getByRole('button', { name: 'More steps' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Do three',
    'Do four',
  ]);
  await userEvent.click(menu.getByRole('menuitem', { name: 'Do four' }));
  expect(onAction).toHaveBeenCalledExactlyOnceWith('four');
});

it('has no menu for one more', () => {
  show(four.slice(0, 3));
  expect(screen.queryByRole('button', { name: 'More steps' })).toBeNull();
});
