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
  /** Navigates to the payment provider's hosted page. */
  leaveFor: (url: string) => void;
}

/** The import machine with its actors. */
export const createImport = (parts: ImportParts) => importMachine.provide({ actors: importActors(parts) });

/** The URL of a hosted page; null if it is not a web address. */
const hostedPage = (url: string): string | null =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;

/** The onboarding machine with its actors; the screen creates it once. */
export function createOnboarding(parts: OnboardingParts) {
  return onboardingMachine.provide({
    actors: { ...onboardingActors(parts), catalogueImport: createImport(parts) },
    actions: {
      goToPaymentProvider: ({ event }) => {
        // The event of the actor that creates a link, which is not among the machine's own events.
        const output: unknown = 'output' in event ? event.output : null;
        if (typeof output !== 'object' || output === null || !('url' in output)) return;
        const page = hostedPage(String(output.url));
        if (page) parts.leaveFor(page);
      },
    },
  });
}
