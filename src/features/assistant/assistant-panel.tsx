import { lazyPart } from '../../ui/index.ts';
import { useSiteConfig } from '../site-config/index.ts';

const Conversation = lazyPart(async () => (await import('./conversation.tsx')).Conversation);

/** The help panel; absent and never loaded if no agent is configured (docs/product.md, "Assistant"). */
export function AssistantPanel() {
  return useSiteConfig().assistant ? <Conversation /> : null;
}
