import type { PageHead } from '../screen-module.ts';

export const comingSoonLead =
  'What we are working on next. Leave your email address, and we’ll write once when something opens.';

export const head = (): PageHead => ({ description: comingSoonLead, jsonLd: [] });
