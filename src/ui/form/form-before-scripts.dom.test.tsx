import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
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
