import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, toastStore } from './toast-store.ts';

const shown = () => toastStore.getSnapshot().context.toasts;
const messages = () => shown().map(({ message }) => message);
const closeAll = () => shown().forEach(({ id }) => toastStore.trigger.closed({ id }));

beforeEach(closeAll);

describe('a message to the person', () => {
  it.each(['success', 'error', 'info', 'warning'] as const)('has the level it was sent with: %s', (level) => {
    toast[level]('Saved.');
    expect(shown()).toEqual([{ id: expect.any(String), level, message: 'Saved.' }]);
  });

  it('may say more, stay until closed, and offer an act', () => {
    const action = { label: 'Undo', onAction: vi.fn() };
    toast.warning('Listing removed.', { description: 'It was a draft.', sticky: true, action });
    expect(shown()).toEqual([
      {
        id: expect.any(String),
        level: 'warning',
        message: 'Listing removed.',
        description: 'It was a draft.',
        sticky: true,
        action,
      },
    ]);
  });

  it('is gone when closed, and only that', () => {
    for (const text of ['First', 'Second', 'Third']) toast.info(text);
    const second = shown()[1]?.id ?? '';
    toastStore.trigger.closed({ id: second });
    expect(messages()).toEqual(['First', 'Third']);
    toastStore.trigger.closed({ id: second });
    expect(messages()).toEqual(['First', 'Third']);
  });

  it('never has the name of one that was closed', () => {
    toast.info('First');
    const first = shown()[0]?.id;
    closeAll();
    toast.info('Second');
    expect(shown()[0]?.id).not.toBe(first);
  });
});

describe('when there are many messages', () => {
  const notify = (kinds: string) =>
    [...kinds].forEach((kind, index) => toast.info(`${kind}${index}`, kind === 's' ? { sticky: true } : {}));

  it.each([
    ['five stay', 'ppppp', ['p0', 'p1', 'p2', 'p3', 'p4']],
    ['the oldest goes', 'pppppp', ['p1', 'p2', 'p3', 'p4', 'p5']],
    ['what offers undo stays, the oldest of the others goes', 'sppppp', ['s0', 'p2', 'p3', 'p4', 'p5']],
    ['what goes by itself gives way to what stays', 'pssssss', ['s1', 's2', 's3', 's4', 's5', 's6']],
    ['more than five stay when all must', 'ssssss', ['s0', 's1', 's2', 's3', 's4', 's5']],
  ])('%s', (_, kinds, left) => {
    notify(kinds);
    expect(messages()).toEqual(left);
  });

  it('the last one is shown even where all others must stay', () => {
    notify('sssssp');
    expect(messages()).toEqual(['s0', 's1', 's2', 's3', 's4', 'p5']);
  });
});
