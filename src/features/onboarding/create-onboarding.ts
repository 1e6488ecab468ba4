import type { MarketplaceClient, ParserClient } from '../../api/index.ts';
import {
  importActors,
  importMachine,
  type FileStore,
  type ReviewRegistry,
} from '../../machines/import/index.ts';
import { onboardingActors, onboardingMachine } from '../../machines/onboarding/index.ts';

interface ImportParts {
  client: MarketplaceClient;
  parserClient: ParserClient;
  reviews: ReviewRegistry;
  fileStore: FileStore;
  supplierId?: string | null;
}

interface OnboardingParts extends ImportParts {
  /** Leaves this site for the payment provider's hosted page. */
  leaveFor: (url: string) => void;
}

/** The import machine with its effects. */
export const createImport = (parts: ImportParts) => importMachine.provide({ actors: importActors(parts) });

/** A hosted page; what is no address of the web is nowhere to go. */
const hostedPage = (url: string): string | null =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;

/** The onboarding machine with its effects; made once for each walk, by its screen. */
export function createOnboarding(parts: OnboardingParts) {
  return onboardingMachine.provide({
    actors: { ...onboardingActors(parts), catalogueImport: createImport(parts) },
    actions: {
      goToPaymentProvider: ({ event }) => {
        // The event is that of a link being made; it is not among the events one sends.
        const output: unknown = 'output' in event ? event.output : null;
        if (typeof output !== 'object' || output === null || !('url' in output)) return;
        const page = hostedPage(String(output.url));
        if (page) parts.leaveFor(page);
      },
    },
  });
}
