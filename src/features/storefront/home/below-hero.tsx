import { Departments } from './departments.tsx';
import type { MarketOverview, Showcase } from './home-data.ts';
import { HowItWorks } from './how-it-works.tsx';
import { MarketAway } from './market-away.tsx';
import { OnOffer } from './on-offer.tsx';
import { Ports } from './ports.tsx';
import { VendorCall } from './vendor-call.tsx';

export interface BelowHeroProps {
  readonly overview: MarketOverview | null;
  readonly showcase: Showcase;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The home page below the hero. Without an overview, one notice replaces the sections that need the database. */
export function BelowHero({ overview, showcase, retrying, onRetry }: BelowHeroProps) {
  return (
    <>
      {overview ? (
        <Departments departments={overview.departments} />
      ) : (
        <MarketAway retrying={retrying} onRetry={onRetry} />
      )}
      {overview && showcase.length > 0 ? <OnOffer showcase={showcase} ports={overview.ports} /> : null}
      <HowItWorks />
      {overview && overview.ports.length > 0 ? (
        <Ports ports={overview.ports} figures={overview.figures} />
      ) : null}
      <VendorCall />
    </>
  );
}
