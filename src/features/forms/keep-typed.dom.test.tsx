import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { keepTyped } from './keep-typed.ts';

function Fields({ onSend }: { onSend: (values: { email: string }) => void }) {
  const { register: takeOver, setValue, handleSubmit } = useForm({ defaultValues: { email: '' } });
  const register = keepTyped(takeOver, setValue);
  return (
    <form onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <input aria-label="Email" {...register('email')} />
      <button type="submit">Send</button>
    </form>
  );
}

it('keeps what was typed before the page came alive, and what is typed afterwards', async () => {
  const onSend = vi.fn();
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Fields onSend={onSend} />);
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  email.value = 'mara@exa';
  const root = await act(async () => hydrateRoot(page, <Fields onSend={onSend} />));
  expect(email).toHaveValue('mara@exa');
  const user = userEvent.setup();
  await user.type(email, 'mple.com');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend.mock.lastCall?.[0]).toEqual({ email: 'mara@example.com' });
  await act(async () => root.unmount());
  page.remove();
});
