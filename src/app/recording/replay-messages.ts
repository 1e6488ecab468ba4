/** What the recording contains and what it does not, shown wherever it can be exported. */
export const replayContents =
  'A step-by-step record of what happened on this page, which we can play back. Names, addresses, passwords and anything you typed are left out.';

export interface ReplayNews {
  readonly level: 'success' | 'warning' | 'error';
  /** One sentence. */
  readonly message: string;
  readonly description?: string;
}

const flowLabels: Readonly<Record<string, string>> = {
  assistant: 'the assistant',
  booking: 'the booking',
  'bulk-confirm': 'confirming orders',
  cart: 'the cart',
  checkout: 'the checkout',
  'global-search': 'the search',
  import: 'the listings import',
  notifications: 'the notifications',
  onboarding: 'the setup',
  'order-answer': 'the order response',
  'self-test': 'the safety self-test',
  session: 'the sign-in',
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** "the cart and the checkout" */
const flowsIn = (machines: readonly string[]): string =>
  list.format([...new Set(machines.map((machine) => flowLabels[machine] ?? machine))]);

/** What is missing from a replay: flows that can no longer be replayed, and what could not be recorded. */
interface Gaps {
  readonly leftOut: readonly string[];
  readonly isWhole: boolean;
}

export const copied = (gaps: Gaps): ReplayNews =>
  exportMessage('Replay copied.', 'Paste it into your message to us.', gaps);

export const saved = (name: string, gaps: Gaps): ReplayNews =>
  exportMessage('Replay saved.', `It’s saved as ${name} in your downloads.`, gaps);

function exportMessage(message: string, next: string, { leftOut, isWhole }: Gaps): ReplayNews {
  const sentences = [next];
  if (leftOut.length > 0)
    sentences.push(`Without ${flowsIn(leftOut)}: that part can no longer be played back.`);
  if (!isWhole) sentences.push('Part of what happened couldn’t be recorded.');
  const level = sentences.length === 1 ? 'success' : 'warning';
  return { level, message, description: sentences.join(' ') };
}

export const nothingHappened: ReplayNews = {
  level: 'warning',
  message: 'Nothing to play back yet.',
  description: 'Nothing has happened on this page yet.',
};

export const notReplayable = (leftOut: readonly string[]): ReplayNews => ({
  level: 'error',
  message: 'No replay available.',
  description: `What happened in ${flowsIn(leftOut)} can no longer be played back.`,
});

export const exportNotLoaded: ReplayNews = {
  level: 'error',
  message: 'We couldn’t create the replay.',
  description: 'Part of Quayside didn’t load. Your connection may be down.',
};

export const notCreated: ReplayNews = {
  level: 'error',
  message: 'We couldn’t create the replay.',
  description: 'This is our fault. Please tell us the last thing you did.',
};
