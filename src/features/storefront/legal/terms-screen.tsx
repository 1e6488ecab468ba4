import type { PageHead } from '../screen-module.ts';
import { LegalPage } from './legal-page.tsx';
import { termsSections } from './terms-sections.tsx';

const LEAD =
  'The rules between you, the people you buy from or sell to, and Quayside, in words that can be read on a night watch.';

export function head(): PageHead {
  return { description: `Quayside's terms and conditions. ${LEAD}`, jsonLd: [] };
}

/** `/terms-and-conditions`. */
export function Component() {
  return (
    <LegalPage title="Terms and conditions" changedOn="2026-11-29" lead={LEAD} sections={termsSections} />
  );
}
