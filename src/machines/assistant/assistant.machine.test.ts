import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { assistantMachine } from './assistant.machine.ts';

function converse(askAgent: (input: { sessionId: string; message: string }) => Promise<{ reply: string }>) {
  const actor = createActor(
    assistantMachine.provide({ actors: { askAgent: fromPromise(({ input }) => askAgent(input)) } }),
    { input: { sessionId: 's-1' } },
  ).start();
  return { actor, ready: () => waitFor(actor, (snapshot) => snapshot.matches('ready')) };
}

const question = { type: 'QUESTION.ASKED', text: '  Which papers for Montenegro? ' } as const;

describe('the assistant', () => {
  it('sends the session id with the question and keeps both sides of the conversation', async () => {
    const { actor, ready } = converse(async (input) => ({ reply: `${input.sessionId}: ${input.message}` }));
    actor.send(question);
    expect((await ready()).context).toEqual({
      sessionId: 's-1',
      turns: [
        { who: 'person', text: 'Which papers for Montenegro?' },
        { who: 'assistant', text: 's-1: Which papers for Montenegro?' },
      ],
      failure: null,
    });
  });

  it('keeps a question that got no answer, and repeats it once asked to', async () => {
    let tries = 0;
    const { actor, ready } = converse(async () => {
      tries += 1;
      if (tries === 1) throw Object.assign(new Error('No answer.'), { code: 'ASSISTANT_UNAVAILABLE' });
      return { reply: 'A vignette.' };
    });
    actor.send(question);
    expect((await ready()).context.failure).toEqual({ code: 'ASSISTANT_UNAVAILABLE', message: 'No answer.' });
    actor.send({ type: 'QUESTION.REPEATED' });
    const { turns, failure } = (await ready()).context;
    expect([turns.map(({ text }) => text), failure]).toEqual([
      ['Which papers for Montenegro?', 'A vignette.'],
      null,
    ]);
  });

  it('asks nothing when nothing was typed, and repeats nothing that was answered', async () => {
    const { actor } = converse(async () => ({ reply: 'unasked' }));
    actor.send({ type: 'QUESTION.ASKED', text: '   ' });
    actor.send({ type: 'QUESTION.REPEATED' });
    expect(actor.getSnapshot().context.turns).toEqual([]);
  });

  it('can be cancelled', () => {
    const { actor } = converse(() => new Promise(() => {}));
    actor.send(question);
    actor.send({ type: 'CANCEL.REQUESTED' });
    expect(actor.getSnapshot().matches('ready')).toBe(true);
  });
});
