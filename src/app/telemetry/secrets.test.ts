import { expect, test } from 'vitest';
import { listOf, looseOf } from './scrub/loose.ts';
import { failedCall, planted } from './testing/planted.ts';
import { visiting } from './testing/visit.ts';

const visit = visiting();

test('sends no secret in any byte: events, spans, replay, headers', async () => {
  await visit.open('/reset-password/' + planted.resetToken);
  await visit.page.evaluate(
    async ({ call, planted: values }) => {
      const { telemetry } = window.app;
      telemetry.signedIn({ id: 'user-1', role: 'crew_member' });
      window.app.failCall(call);
      await telemetry.start();
      window.app.failCall({
        ...call,
        endpoint: `/orders/${values.orderId}`,
        message: `Gone: ${values.email}`,
      });
      telemetry.apiCallDone({
        method: 'POST',
        endpoint: '/orders/{orderId}/give-up',
        requestPayload: { [values.email]: values.token, orderId: values.orderId },
      });
      const broken = new Error(
        `No order ${values.orderId} for "${values.name}" at /reset-password/${values.resetToken}`,
      );
      broken.stack = `Error: x\n    at f (${location.href}:1:2)\n    at g (https://evil.example/${values.token}.js:1:2)`;
      telemetry.captureError(broken, { componentStack: `\n    at Pay (${location.href}:1:2)` });
      await fetch(`/api/orders/${values.orderId}?token=${values.token}`);
      history.pushState({}, '', `/crew/orders-management/${values.orderId}?email=${values.email}`);
      telemetry.routeChanged({
        from: `/reset-password/${values.resetToken}`,
        to: `/crew/orders-management/${values.orderId}`,
      });
      await fetch(`/api/orders/${values.orderId}?token=${values.token}`);
    },
    { call: failedCall, planted },
  );
  await visit.page.click('button');
  await visit.page.fill('textarea', planted.typed);
  await visit.page.evaluate((values) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<a id="${values.token}" href="/x/${values.orderId}">${values.name}</a>`,
    );
    document.querySelector('a')?.setAttribute('title', values.password);
    document.querySelector('h1')?.replaceChildren(values.email);
    const style = document.createElement('style');
    style.textContent = `a::after { content: "x"; background: url("/files/${values.orderId}.png") }`;
    document.head.append(style);
    window.app.telemetry.captureError(new Error('The end'));
  }, planted);
  await visit.ingest.item('replay_event', () => true);
  await visit.hide();
  await visit.ingest.item('span', ({ items }) =>
    listOf(items).some((span) => looseOf(span).name === '/crew/orders-management/:id'),
  );

  const everything = visit.ingest.received.map(({ text }) => text).join('\n');
  expect(Object.entries(planted).filter(([, secret]) => everything.includes(secret))).toEqual([]);
  const types = visit.ingest.received.flatMap(({ items }) => items.map(({ type }) => type));
  expect(types).toEqual(expect.arrayContaining(['event', 'span', 'replay_event', 'replay_recording']));
  expect(everything).toContain('/api/orders/{orderId}');
  expect(everything).toContain('/reset-password/:token');
  const recorded = visit.ingest
    .items('replay_recording')
    .flatMap(({ payload }) => listOf(payload).map(looseOf));
  expect(recorded.filter(({ type }) => type === 2)).not.toEqual([]);
  expect(recorded.filter(({ type }) => type === 4).map(({ data }) => looseOf(data).href)).toEqual([
    expect.stringMatching(/\/(?:reset-password\/:token|crew\/orders-management\/:id)$/),
  ]);
  // The SDK holds a replay back until it is five seconds long.
}, 20_000);
