import { Departments } from './departments.tsx';
import type { MarketOverview } from './home-data.ts';
import { HowItWorks } from './how-it-works.tsx';
import { MarketAway } from './market-away.tsx';
import { Ports } from './ports.tsx';
import { VendorCall } from './vendor-call.tsx';

export interface BelowHeroProps {
  readonly overview: MarketOverview | null;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The home page from the first scroll on. Without an overview the places that the database fills make room for one notice. */
export function BelowHero({ overview, retrying, onRetry }: BelowHeroProps) {
  return (
    <>
      {overview ? (
        <Departments departments={overview.departments} />
      ) : (
        <MarketAway retrying={retrying} onRetry={onRetry} />
      )}
      <HowItWorks />
      {overview && overview.ports.length > 0 ? (
        <Ports ports={overview.ports} figures={overview.figures} />
      ) : null}
      <VendorCall />
    </>
  );
}
