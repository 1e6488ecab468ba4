import type { PageHead } from '../screen-module.ts';
import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-sections.tsx';

const LEAD =
  'What Quayside knows about you, why, for how long, and what you can do about it. We don’t sell your data or show advertising.';

export function head(): PageHead {
  return { description: LEAD, jsonLd: [] };
}

/** `/privacy-policy`. */
export function Component() {
  return <LegalPage title="Privacy policy" changedOn="2026-11-27" lead={LEAD} sections={privacySections} />;
}
