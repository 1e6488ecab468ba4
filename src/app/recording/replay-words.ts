/** What leaves and what does not, wherever somebody can let it leave. */
export const whatIsInIt =
  'What happened on this page, step by step, to be played back. Names, addresses, passwords and what you typed are left out.';

export interface ReplayNews {
  readonly level: 'success' | 'warning' | 'error';
  /** One sentence. */
  readonly message: string;
  readonly description?: string;
}

const flowWords: Readonly<Record<string, string>> = {
  assistant: 'the assistant',
  'bulk-confirm': 'the confirming of orders',
  cart: 'the cart',
  checkout: 'the checkout',
  import: 'the import of listings',
  onboarding: 'the setting up',
  'order-answer': 'the answer to an order',
  session: 'the signing in',
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** "the cart and the checkout" */
const flowsIn = (machines: readonly string[]): string =>
  list.format([...new Set(machines.map((machine) => flowWords[machine] ?? machine))]);

/** What a replay lacks: flows that can no longer be played back, and what could not be recorded. */
interface Gaps {
  readonly leftOut: readonly string[];
  readonly isWhole: boolean;
}

export const copied = (gaps: Gaps): ReplayNews =>
  leaving('Replay copied.', 'Paste it into your message to us.', gaps);

export const saved = (name: string, gaps: Gaps): ReplayNews =>
  leaving('Replay saved.', `It is called ${name}, where your downloads are.`, gaps);

function leaving(message: string, next: string, { leftOut, isWhole }: Gaps): ReplayNews {
  const sentences = [next];
  if (leftOut.length > 0)
    sentences.push(`Without ${flowsIn(leftOut)}: what happened there can no longer be played back.`);
  if (!isWhole) sentences.push('A part of what happened could not be recorded.');
  const level = sentences.length === 1 ? 'success' : 'warning';
  return { level, message, description: sentences.join(' ') };
}

export const nothingHappened: ReplayNews = {
  level: 'warning',
  message: 'There is nothing to play back yet.',
  description: 'No step of anything has happened on this page.',
};

export const nothingReplays = (leftOut: readonly string[]): ReplayNews => ({
  level: 'error',
  message: 'There is no replay to give.',
  description: `What happened in ${flowsIn(leftOut)} can no longer be played back.`,
});

export const notLoaded: ReplayNews = {
  level: 'error',
  message: 'The replay could not be made.',
  description: 'A part of Quayside did not load. The connection may be down.',
};

export const notMade: ReplayNews = {
  level: 'error',
  message: 'The replay could not be made.',
  description: 'This is our fault. Please tell us what you did last.',
};
