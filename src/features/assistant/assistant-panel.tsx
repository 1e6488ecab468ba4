import { lazy, Suspense } from 'react';
import { useSiteConfig } from '../site-config/index.ts';

const Conversation = lazy(async () => ({ default: (await import('./conversation.tsx')).Conversation }));

/** The help panel; absent, and never fetched, where no agent is configured (product.md, Assistant). */
export function AssistantPanel() {
  return useSiteConfig().assistant ? (
    <Suspense>
      <Conversation />
    </Suspense>
  ) : null;
}
