import { expect, it } from 'vitest';
import { toastsOf } from './arrival-toasts.ts';

const told = (id: string) => ({
  id,
  kind: 'order',
  title: `${id} is on its way`,
  detail: null,
  path: `/crew/orders-management/${id}`,
});

it('shows one or two as they are, each with what it opens', () => {
  expect(toastsOf([told('Q-1'), told('Q-2')])).toEqual([
    { message: 'Q-1 is on its way', description: null, path: '/crew/orders-management/Q-1' },
    { message: 'Q-2 is on its way', description: null, path: '/crew/orders-management/Q-2' },
  ]);
});

it('shows how many there are of more: an hour’s worth after a lost connection is one toast', () => {
  expect(toastsOf([told('Q-1'), told('Q-2'), told('Q-3')])).toEqual([
    { message: '3 new notifications', description: null, path: null },
  ]);
});
