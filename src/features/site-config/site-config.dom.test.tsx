import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  parseSiteConfig,
  readSiteConfig,
  safeSiteConfig,
  SiteConfigProvider,
  useSiteConfig,
} from './index.ts';

const whole = {
  apiBase: 'https://api.example.com/api',
  parserBase: 'https://parser.example.com',
  siteUrl: 'https://example.com',
  environment: 'staging',
  release: '1.2.3',
  currency: 'GBP',
  commissionBasisPoints: 1250,
  answerHours: 36,
  takesApplications: false,
  sentryDsn: 'https://key@reports.example.com/1',
  ga4Id: 'G-EXAMPLE',
  demo: true,
  assistant: true,
  traced: true,
};

afterEach(() => document.body.replaceChildren());

describe('the site configuration', () => {
  it('reads every field of the block in the page', () => {
    const block = document.createElement('script');
    block.type = 'application/json';
    block.id = 'site-config';
    block.textContent = JSON.stringify(whole);
    document.body.append(block);
    expect(readSiteConfig(document)).toEqual(whole);
  });

  it.each([undefined, null, '', '{', '[]', '"text"', 'null'])('takes safe defaults for %j', (text) => {
    expect(parseSiteConfig(text)).toEqual(safeSiteConfig);
  });

  it('takes the safe default of a field of the wrong kind, and drops unknown ones', () => {
    const odd = {
      ...whole,
      apiBase: 7,
      commissionBasisPoints: 12.5,
      demo: 'yes',
      sentryDsn: '',
      surprise: true,
    };
    expect(parseSiteConfig(JSON.stringify(odd))).toEqual({
      ...whole,
      apiBase: '/api',
      commissionBasisPoints: null,
      demo: false,
      sentryDsn: null,
    });
  });

  it('reaches what is below its provider; elsewhere nothing is said', () => {
    const { result } = renderHook(useSiteConfig, {
      wrapper: ({ children }) => <SiteConfigProvider config={whole}>{children}</SiteConfigProvider>,
    });
    expect(result.current).toEqual(whole);
    expect(renderHook(useSiteConfig).result.current).toEqual(safeSiteConfig);
  });
});
