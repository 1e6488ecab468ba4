import { describe, expect, test } from 'vitest';
import { Abandoned, startTurns, type Turn } from './turns.ts';

const never = new AbortController().signal;
/** Lets decisions reach the waiting readings. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Files by name, `anna1` being anna's; `begun` is the order of their turns. */
function queue(limits: { readonly atOnce: number; readonly queueMax?: number }) {
  const turns = startTurns({ queueMax: 8, lentMax: 4, ...limits });
  const begun: string[] = [];
  const open = new Map<string, Turn>();
  const ahead: Record<string, number[]> = {};
  const send = (name: string, signal: AbortSignal = never) =>
    turns
      .take({ client: name.replace(/\d/, ''), signal, onAhead: (count) => (ahead[name] ??= []).push(count) })
      .then((turn) => {
        begun.push(name);
        open.set(name, turn);
      });
  const end = async (name: string) => {
    open.get(name)?.end();
    await settled();
  };
  return { turns, begun, ahead, send, end };
}

describe('turns', () => {
  test('alternate between clients, however many files one of them has sent', async () => {
    const { begun, send, end } = queue({ atOnce: 1 });
    for (const name of ['anna1', 'anna2', 'anna3', 'ben1', 'cleo1']) void send(name);
    await settled();
    for (const name of ['anna1', 'ben1', 'cleo1', 'anna2', 'anna3']) await end(name);
    expect(begun).toEqual(['anna1', 'ben1', 'cleo1', 'anna2', 'anna3']);
  });

  test('follow the order of arrival among clients with equally many files', async () => {
    const { begun, send, end } = queue({ atOnce: 2 });
    for (const name of ['anna1', 'ben1', 'ben2', 'anna2']) void send(name);
    await settled();
    await end('anna1');
    await end('ben1');
    expect(begun).toEqual(['anna1', 'ben1', 'ben2', 'anna2']);
  });

  test('report how many files are read before, whenever that changes', async () => {
    const { ahead, send, end } = queue({ atOnce: 1 });
    for (const name of ['anna1', 'anna2', 'anna3', 'ben1']) void send(name);
    await settled();
    await end('anna1');
    expect(ahead).toEqual({ anna2: [0, 1, 0], anna3: [1, 2, 1], ben1: [0] });
  });

  test('are given up when a client leaves, and the others move up', async () => {
    const { ahead, turns, send } = queue({ atOnce: 1 });
    const leaving = new AbortController();
    void send('anna1');
    const gone = send('anna2', leaving.signal);
    void send('anna3');
    leaving.abort();
    await expect(gone).rejects.toThrow(Abandoned);
    expect([ahead.anna3, turns.counts]).toEqual([[1, 0], { working: 1, waiting: 1 }]);
  });

  test('are refused to a client with half of the queue, and to everyone if it is full', async () => {
    const { turns, send } = queue({ atOnce: 1, queueMax: 4 });
    for (const name of ['anna1', 'anna2', 'anna3']) void send(name);
    expect([turns.isFull('anna'), turns.isFull('ben')]).toEqual([true, false]);
    for (const name of ['ben1', 'cleo1']) void send(name);
    expect([turns.isFull('anna'), turns.isFull('ben')]).toEqual([true, true]);
  });
});
