import { Notice } from '../../../ui/index.ts';
import { ButtonLink } from '../../links/index.ts';
import type { DashboardReadiness } from '../dashboard.types.ts';

const missingOf = ({ approved, onboardingComplete, canTakeCharges }: DashboardReadiness): readonly string[] =>
  [
    onboardingComplete ? null : 'finish your setup',
    canTakeCharges ? null : 'set up getting paid',
    approved ? null : 'get your company approved',
  ].filter((each) => each !== null);

/** Until a vendor's listings are live: what is missing, and the way there. */
export function ReadinessNotice({
  readiness,
  setUpPath,
}: {
  readonly readiness: DashboardReadiness;
  readonly setUpPath: string;
}) {
  if (readiness.isLive) return null;
  const missing = missingOf(readiness);
  return (
    <Notice
      tone="warning"
      title="Buyers can’t see your listings yet"
      action={<ButtonLink to={setUpPath}>Continue the setup</ButtonLink>}
    >
      {missing.length > 0 ? `Still to do: ${missing.join(', ')}.` : 'Your listings are paused or on hold.'}
    </Notice>
  );
}
