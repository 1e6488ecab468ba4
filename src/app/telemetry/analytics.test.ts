import { expect, test } from 'vitest';
import { planted } from './testing/planted.ts';
import { visiting } from './testing/visit.ts';

const visit = visiting();
const gtagScript = 'https://www.googletagmanager.com/gtag/js?id=G-TEST';

/**
 * Whether GA4's code was requested: a later request of the page has been seen, so an earlier one would have been seen
 * too.
 */
const ga4Asked = async () => {
  await visit.page.evaluate(() => fetch('/api/later'));
  return visit.requestedPaths().filter((path) => path.includes('ga4')).length;
};

test('page views go out in one batch of patterns when the page is hidden', async () => {
  await visit.open('/crew/orders-management/' + planted.orderId, { withDsn: false });
  await visit.page.evaluate((id) => {
    window.app.telemetry.pageViewed('/crew/orders-management');
    window.app.telemetry.pageViewed(`/crew/orders-management/${id}`);
  }, planted.orderId);
  const sent = visit.page.waitForResponse(/page-views/);
  await visit.hide();
  await sent;

  expect(visit.ingest.pageViews).toEqual([
    {
      views: [
        { pattern: '/crew/orders-management', at: expect.any(String) },
        { pattern: '/crew/orders-management/:id', at: expect.any(String) },
      ],
    },
  ]);
});

test('page views reach GA4 only after consent, with the pattern and the title of the site', async () => {
  await visit.open('/crew/orders-management/' + planted.orderId, { withDsn: false, ga4: 'G-TEST' });
  await visit.page.evaluate(() => window.app.telemetry.pageViewed('/crew/orders-management/:id'));
  expect([await ga4Asked(), visit.requestedElsewhere()]).toEqual([0, []]);

  const asked = visit.page.waitForResponse(/googletagmanager/);
  await visit.page.evaluate(() => window.app.telemetry.consent.grant());
  await asked;
  await visit.page.waitForFunction(() =>
    window.dataLayer?.some((entry) => Reflect.get(Object(entry), 1) === 'page_view'),
  );

  const layer = JSON.stringify(
    // Each command is an `arguments` object.
    await visit.page.evaluate(() => window.dataLayer?.map((entry) => Object.values(Object(entry)))),
  );
  expect(visit.requestedElsewhere()).toEqual([gtagScript]);
  expect(layer).toContain('"page_path":"/crew/orders-management/:id","page_title":"Quayside"');
  expect(Object.values(planted).filter((secret) => layer.includes(secret))).toEqual([]);
  expect(await visit.page.evaluate(() => localStorage.getItem('analyticsConsent'))).toBe('granted');
});

test('page views stop reaching GA4 once refused, here and after a reload', async () => {
  await visit.open('/crew/orders-management', { withDsn: false, ga4: 'G-TEST' });
  const asked = visit.page.waitForResponse(/googletagmanager/);
  await visit.page.evaluate(() => {
    window.app.telemetry.pageViewed('/crew/orders-management');
    window.app.telemetry.consent.grant();
  });
  await asked;
  await visit.page.evaluate(() => window.app.telemetry.consent.refuse());
  await visit.page.waitForFunction(() => Reflect.get(window, 'ga-disable-G-TEST') === true);
  await visit.page.reload();
  await visit.page.waitForFunction(() => 'app' in window);
  await visit.page.evaluate(() => window.app.telemetry.pageViewed('/crew/orders-management'));

  expect([
    await ga4Asked(),
    visit.requestedElsewhere(),
    await visit.page.evaluate(() => window.app.telemetry.consent.store.getSnapshot().context.choice),
  ]).toEqual([1, [gtagScript], 'refused']);
});
