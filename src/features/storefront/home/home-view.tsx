import { Departments } from './departments.tsx';
import { Hero } from './hero.tsx';
import type { MarketOverview } from './home-data.ts';
import { HowItWorks } from './how-it-works.tsx';
import { MarketAway } from './market-away.tsx';
import { Ports } from './ports.tsx';
import { VendorCall } from './vendor-call.tsx';

export interface HomeViewProps {
  readonly overview: MarketOverview | null;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The home page. Without an overview the places that the database fills make room for one notice. */
export function HomeView({ overview, retrying, onRetry }: HomeViewProps) {
  return (
    <>
      <Hero />
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
