import { expect, test } from 'vitest';
import { operationIds } from '../../api/index.ts';
import { TOKEN_KEY, toSessionUser } from '../../machines/session/index.ts';
import { criticalActions } from './critical-actions.ts';
import { failedCall, planted } from './testing/planted.ts';
import { looseOf } from './scrub/loose.ts';
import { crumbsOf, isCriticalAction, reports, visiting } from './testing/visit.ts';

const visit = visiting();

test('keeps what happens before the SDK is there and sends it in order once started', async () => {
  await visit.open('/crew/orders-management/' + planted.orderId);
  await visit.page.evaluate(([key, token]) => localStorage.setItem(key, token), [
    TOKEN_KEY,
    planted.token,
  ] as const);
  await visit.page.evaluate((call) => {
    window.app.telemetry.signedIn({ id: 'user-1', role: 'crew_member' });
    window.app.failCall(call);
    window.app.throwLater('Broken before the start');
  }, failedCall);
  await visit.page.evaluate(() => window.app.rejectLater('Rejected before the start'));
  expect(visit.requestedPaths().filter((path) => path.includes('recorder'))).toEqual([]);

  await visit.page.evaluate(() => window.app.telemetry.start());

  const thrown = await visit.ingest.item('event', reports('Broken before the start'));
  const rejected = await visit.ingest.item('event', reports('Rejected before the start'));
  const warning = await visit.ingest.item('event', isCriticalAction);
  expect(thrown).toMatchObject({
    level: 'error',
    environment: 'production',
    release: 'quayside@test',
    user: { id: 'user-1', role: 'crew_member' },
    tags: { role: 'crew_member', authenticated: 'true' },
    transaction: '/crew/orders-management/:id',
    request: { url: `${visit.ingest.origin}/crew/orders-management/:id` },
  });
  expect(Number(warning.timestamp)).toBeLessThanOrEqual(Number(thrown.timestamp));
  expect(Number(thrown.timestamp)).toBeLessThanOrEqual(Number(rejected.timestamp));
  expect(crumbsOf(thrown)[0]?.message).toBe('API Call failed: The order could not be read');
});

test('reports a failed call as an http breadcrumb and raises a critical user action', async () => {
  await visit.open('/crew/orders-management');
  await visit.page.evaluate(async (call) => {
    await window.app.telemetry.start();
    window.app.failCall(call);
  }, failedCall);

  const { tags, level, breadcrumbs } = await visit.ingest.item('event', isCriticalAction);
  const userAgent = await visit.page.evaluate(() => navigator.userAgent);
  expect({ tags, level, breadcrumbs }).toEqual({
    level: 'warning',
    tags: { category: 'user.critical', role: 'unknown', authenticated: 'false' },
    breadcrumbs: [
      {
        category: 'http',
        level: 'error',
        message: 'API Call failed: The order could not be read',
        timestamp: expect.any(Number),
        data: {
          operation: 'getOrder',
          endpoint: '/orders/{orderId}',
          method: 'GET',
          statusCode: 503,
          code: 'service_unavailable',
          responseData: {
            status: false,
            message: 'string',
            error: { code: 'service_unavailable', details: { token: 'string' }, requestId: 'req-5f8a2c' },
          },
          requestPayload: {
            email: 'string',
            password: 'string',
            code: 'string',
            quantity: 3,
            orderId: 'present',
          },
          time: expect.any(String),
          userAgent,
          authenticated: false,
          role: 'unknown',
        },
      },
    ],
  });
});

test('raises a critical user action for each critical breadcrumb, and folds the same failure repeated in a row', async () => {
  await visit.open('/crew/orders-management');
  await visit.page.evaluate(async (call) => {
    await window.app.telemetry.start();
    window.app.failCall(call);
    window.app.failCall(call);
    const refund = { method: 'POST', endpoint: '/admin/orders/{orderId}/refunds' };
    for (const reason of ['Anna changed her mind', 'And the next one'])
      window.app.telemetry.apiCallDone({ ...refund, requestPayload: { orderId: '17', reason } });
    window.app.telemetry.captureError(new Error('The end'));
  }, failedCall);

  const last = await visit.ingest.item('event', reports('The end'));
  const raised = await visit.criticalActions(3);
  expect(raised.map(({ fingerprint }) => String(fingerprint)).toSorted()).toEqual([
    'user.critical,http,getOrder,503,service_unavailable',
    'user.critical,user.critical,Order refunded',
    'user.critical,user.critical,Order refunded',
  ]);
  expect(crumbsOf(last).filter(({ category }) => category === 'http')).toHaveLength(2);
  expect(crumbsOf(last).find(({ category }) => category === 'user.critical')?.data).toEqual({
    details: { orderId: 'present', reason: 'string' },
  });
});

test('raises a critical user action for each of them that a call has done, and for no other call', async () => {
  await visit.open('/crew/orders-management');
  // All at once: together they exceed what the browser lets outlive a page.
  await visit.page.evaluate(async (calls) => {
    await window.app.telemetry.start();
    for (const call of calls) await window.app.call(call);
    window.app.telemetry.captureError(new Error('The end'));
  }, Object.keys(operationIds));

  await visit.ingest.item('event', reports('The end'));
  const expected = Object.values(criticalActions);
  const raised = (await visit.criticalActions(expected.length)).map(({ level, tags, contexts }) => ({
    level,
    category: looseOf(tags).category,
    action: looseOf(looseOf(contexts).action).message,
  }));
  // In the order of the contract, which differs from that of the list.
  const byAction = (one: { action: unknown }, other: { action: unknown }) =>
    String(one.action).localeCompare(String(other.action));
  expect(raised.toSorted(byAction)).toEqual(
    expected.map((action) => ({ level: 'warning', category: 'user.critical', action })).toSorted(byAction),
  );
});

test.each(['broken', 'aborted', 'cut'])('sends nothing for a call that was %s, on no path', async (end) => {
  await visit.open('/crew/orders-management');
  await visit.page.evaluate(async (broken) => {
    await window.app.telemetry.start();
    const lost = await window.app.call('GET /settings', broken).catch((error: unknown) => error);
    window.app.telemetry.captureError(lost);
    void Promise.reject(lost);
    await new Promise((resolve) => setTimeout(resolve));
    window.app.telemetry.captureError(new Error('The end'));
  }, end);

  const last = await visit.ingest.item('event', reports('The end'));
  expect(visit.events('event')).toEqual([last]);
});

test('calls the role of a user without one unknown', async () => {
  await visit.open('/crew/orders-management');
  await visit.page.evaluate(
    async ([user, call]) => {
      if (user) window.app.telemetry.signedIn(user);
      await window.app.telemetry.start();
      window.app.failCall(call);
    },
    [toSessionUser({ _id: 'u1' }), failedCall] as const,
  );

  const { user, tags, breadcrumbs } = await visit.ingest.item('event', isCriticalAction);
  expect([user, looseOf(tags).role, looseOf(crumbsOf({ breadcrumbs })[0]?.data).role]).toEqual([
    { id: 'u1', role: 'unknown' },
    'unknown',
    'unknown',
  ]);
});

test('says authenticated as long as a token is stored, whatever the user', async () => {
  await visit.open('/crew/orders-management');
  await visit.page.evaluate(
    async ([key, token, call]) => {
      const { telemetry } = window.app;
      await telemetry.start();
      localStorage.setItem(key, token);
      window.app.failCall(call);
      telemetry.captureError(new Error('A token and no user'));
      localStorage.removeItem(key);
      telemetry.signedIn({ id: 'user-1' });
      window.app.failCall(call);
      telemetry.captureError(new Error('A user and no token'));
    },
    [TOKEN_KEY, planted.token, failedCall] as const,
  );

  const token = await visit.ingest.item('event', reports('A token and no user'));
  const user = await visit.ingest.item('event', reports('A user and no token'));
  const calls = crumbsOf(user).filter(({ category }) => category === 'http');
  expect([
    [looseOf(token.tags).authenticated, looseOf(user.tags).authenticated],
    calls.map(({ data }) => looseOf(data).authenticated),
  ]).toEqual([
    ['true', 'false'],
    [true, false],
  ]);
});

test('forgets the user at sign-out and records it', async () => {
  await visit.open('/crew/orders-management');
  await visit.page.evaluate(async () => {
    window.app.telemetry.signedIn({ id: 'user-1' });
    await window.app.telemetry.start();
    window.app.telemetry.captureError(new Error('While signed in'));
    window.app.telemetry.signedOut();
    window.app.telemetry.captureError(new Error('After sign-out'));
  });

  const before = await visit.ingest.item('event', reports('While signed in'));
  const after = await visit.ingest.item('event', reports('After sign-out'));
  expect([before.user, before.tags]).toEqual([
    { id: 'user-1', role: 'unknown' },
    { role: 'unknown', authenticated: 'false' },
  ]);
  expect([after.user, after.tags]).toEqual([undefined, { role: 'unknown', authenticated: 'false' }]);
  expect(crumbsOf(after).map(({ message }) => message)).toContain('User logged out');
});

test('does not report what is on the ignore list, before the start or after it', async () => {
  await visit.open('/crew/orders-management');
  const messages = [
    'OverlayScrollbars: initialization failed',
    'ResizeObserver loop limit exceeded',
    'ResizeObserver loop completed with undelivered notifications.',
    'Non-Error promise rejection captured with value: 3',
    'Network Error',
    'Loading chunk 7 failed.',
    'Loading CSS chunk 7 failed.',
    'Failed to fetch dynamically imported module: http://127.0.0.1/assets/x.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
  ];
  await visit.page.evaluate(async (ignored) => {
    window.app.throwLater('ResizeObserver loop limit exceeded');
    await new Promise((resolve) => setTimeout(resolve));
    await window.app.telemetry.start();
    for (const message of ignored) window.app.telemetry.captureError(new Error(message));
    window.app.telemetry.captureError(new Error('Not ignored'));
  }, messages);

  await visit.ingest.item('event', reports('Not ignored'));
  expect(visit.events('event')).toHaveLength(1);
});

test('samples one trace and one session of ten, replays every error, keeps 100 breadcrumbs', async () => {
  await visit.open('/crew/orders-management', { dice: 0.1 });
  const replayLoaded = visit.page.waitForResponse(/assets\/replay-/);
  await visit.page.evaluate(() => window.app.telemetry.start());
  const replayUrl = (await replayLoaded).url();
  // Resolves after the telemetry's own import of the same module, after which the recording starts.
  await visit.page.evaluate(`import('${replayUrl}')`);
  await visit.page.evaluate(() => {
    for (let step = 0; step < 120; step += 1) {
      window.app.telemetry.routeChanged({ from: '/', to: '/crew/orders-management' });
    }
    window.app.telemetry.captureError(new Error('Replayed'));
  });

  const error = await visit.ingest.item('event', reports('Replayed'));
  const replay = await visit.ingest.item('replay_event', () => true);
  await visit.hide();
  expect(crumbsOf(error)).toHaveLength(100);
  expect(replay.replay_type).toBe('buffer');
  expect(replay.error_ids).toEqual([error.event_id]);
  expect(visit.events('span')).toEqual([]);
  const traces = visit.ingest.received.flatMap(({ header }) => (header.trace ? [looseOf(header.trace)] : []));
  expect(traces.map(({ sampled, sample_rate }) => [sampled, sample_rate])).toContainEqual(['false', '0.1']);
}, 20_000);

test('without a DSN loads nothing, keeps nothing and sends nothing', async () => {
  await visit.open('/crew/orders-management', { withDsn: false });
  await visit.page.evaluate(async (call) => {
    window.app.failCall(call);
    window.app.telemetry.captureError(new Error('Unheard'));
    await window.app.telemetry.start();
  }, failedCall);
  await visit.hide();

  expect(visit.requestedPaths().filter((path) => /recorder|replay|envelope/.test(path))).toEqual([]);
});

test('tries again when the network is back, and sends what was kept meanwhile', async () => {
  await visit.open('/crew/orders-management');
  await visit.page.route(/assets\/recorder-/, (route) => route.abort(), { times: 1 });
  await visit.page.evaluate(async () => {
    await window.app.telemetry.start();
    window.app.telemetry.captureError(new Error('While offline'));
  });
  expect(visit.ingest.received).toEqual([]);

  await visit.page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect((await visit.ingest.item('event', reports('While offline'))).level).toBe('error');
});
