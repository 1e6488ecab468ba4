import { expect, it } from 'vitest';
import { shellOf, type SiteConfig } from './site-config.ts';

const siteConfig: SiteConfig = {
  apiBase: '/api',
  parserBase: 'https://parser.example.com',
  siteUrl: 'https://quayside.example.com',
  environment: 'production',
  release: '</script><script>alert("$&")</script>',
  currency: 'EUR',
  commissionBasisPoints: 1200,
  answerHours: 48,
  takesApplications: true,
  sentryDsn: null,
  ga4Id: null,
  demo: false,
  assistant: false,
  traced: false,
};

it.each([
  '<html><head><!--head--></head><body><div id="root"><!--app--></div><!--data--></body></html>',
  '<html><head></head><body><div id="root"></div></body></html>',
])('puts the data into a template once, and lets no value end its block', (template) => {
  const html = shellOf(template, siteConfig, 'n1');
  const blocks = [...html.matchAll(/<script type="application\/json" id="site-config">(.*?)<\/script>/g)];
  expect(blocks.map(([, json = '']) => JSON.parse(json) as unknown)).toEqual([siteConfig]);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toContain('<!--');
});
