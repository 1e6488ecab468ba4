import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SubmitButton } from './busy-button.tsx';
import { Form } from './form.tsx';

it('a form that is only HTML yet sends nothing anywhere, and its button says that it has to wait', () => {
  const html = renderToString(
    <Form onSubmit={() => undefined}>
      <SubmitButton>Sign in</SubmitButton>
    </Form>,
  );
  expect(html).toMatch(/<form[^>]* method="dialog"/);
  expect(html).toMatch(/<button[^>]* aria-busy="true" aria-disabled="true"/);
});

it.each([
  ['what was sent before it was more than HTML, once', true, 1],
  ['nothing that nobody sent', undefined, 0],
])('a form sends %s', async (_, wasSentEarly, times) => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (
    <Form onSubmit={onSubmit}>
      <input name="email" />
    </Form>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(form);
  document.body.append(page);
  // Marks the form as public/start.js does.
  Object.assign(page.querySelector('form') ?? {}, { wasSentEarly });
  const root = await act(async () => hydrateRoot(page, form));
  expect(onSubmit).toHaveBeenCalledTimes(times);
  await act(async () => root.unmount());
  page.remove();
});

it('what was sent early waits until the form is ready, and is sent once however often it is busy again', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <Form onSubmit={onSubmit} busy={busy}>
      <input name="email" />
    </Form>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(form(true));
  document.body.append(page);
  const mark = () => Object.assign(page.querySelector('form') ?? {}, { wasSentEarly: true });
  mark();
  const root = await act(async () => hydrateRoot(page, form(true)));
  expect(onSubmit).not.toHaveBeenCalled();
  for (const busy of [false, true, false]) {
    await act(async () => root.render(form(busy)));
    // Every form that is submitted is marked as long as the page exists.
    mark();
  }
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
  page.remove();
});
