import { describe, expect, it } from 'vitest';
import { assistantMachine } from '../../../src/machines/assistant/index.ts';
import { onboardingMachine } from '../../../src/machines/onboarding/index.ts';
import parserDied from '../../../src/machines/onboarding/traces/parser-died-while-reading.json' with { type: 'json' };
import { cuesOf } from '../../../src/statecharts/trace/cues.ts';
import type { Cue } from '../../../src/statecharts/trace/player.types.ts';
import { readRecording } from '../../../src/statecharts/trace/read.ts';
import { createTheatre } from './theatre.ts';
import type { Walk } from './walk.types.ts';

const cue = (type: string, fields: object = {}): Cue => ({
  actor: '/',
  event: { type, ...fields },
  at: 0,
});
const asked = cue('QUESTION.ASKED', { text: 'Do you deliver?' });
const answered = cue('xstate.done.actor.askAgent', { output: { reply: 'On Tuesdays.' } });
const walk = (...cues: Cue[]): Walk => ({ input: { sessionId: 's-1' }, cues, played: cues.length });

function open() {
  const theatre = createTheatre();
  const show = (to: Walk, onActed?: (done: Cue) => void) => theatre.show(assistantMachine, to, onActed);
  const scene = () => {
    const now = theatre.scene();
    if (!now) throw new Error('Nothing is shown.');
    return now;
  };
  return { show, scene, value: () => scene().player.root.getSnapshot().value };
}

describe('a theatre', () => {
  it('walks the same puppets to a later place, and takes new ones for an earlier place', () => {
    const { show, scene, value } = open();
    show(walk());
    show(walk(asked));
    expect([scene().cast, value()]).toEqual([1, 'asking']);
    show(walk(asked, answered));
    expect([scene().cast, value()]).toEqual([1, 'ready']);
    show(walk(asked));
    expect([scene().cast, value()]).toEqual([2, 'asking']);
  });

  it('tells what was done on the screen, which needs no new puppets', () => {
    const { show, scene, value } = open();
    const acted: Cue[] = [];
    show(walk(), (done) => acted.push(done));
    scene().player.root.send(asked.event);
    expect(acted).toEqual([asked]);
    show(walk(...acted));
    expect([scene().cast, value()]).toEqual([1, 'asking']);
    expect(scene().heard.map(({ event }) => event.type)).toEqual(['xstate.init', 'QUESTION.ASKED']);
  });

  it('tries what no walk told, and says why it cannot be: nothing has happened then', () => {
    const { show, scene, value } = open();
    show(walk());
    expect(scene().attempt(cue('QUESTION.ASKED', { text: ' ' }))).toContain('does nothing in ready');
    expect(scene().attempt(cue('QUESTION.ASKED'))).toContain('breaks a guard');
    expect(value()).toBe('ready');
    expect(scene().attempt(asked)).toBeNull();
    show(walk(asked));
    expect([scene().cast, value()]).toEqual([1, 'asking']);
  });

  it('knows where the machines stood before the last cue, also after going back', () => {
    const { show, scene } = open();
    show(walk(asked, answered));
    show(walk(asked));
    expect(scene().before.map(({ snapshot }) => snapshot.value)).toEqual(['ready']);
  });

  it('says why a walk cannot be walked', () => {
    const { show, scene } = open();
    show(walk(answered));
    expect(scene().failure).toContain('cannot be played');
  });

  it('walks a machine inside a machine: what that shows of itself is heard by its name', () => {
    const read = readRecording(JSON.stringify(parserDied));
    const trace = read.ok ? read.recording.traces[0] : undefined;
    if (!trace) throw new Error('The kept trace cannot be read.');
    const cues = cuesOf(trace);
    const theatre = createTheatre();
    const input = trace.actors['/']?.input;
    theatre.show(onboardingMachine, {
      ...{ cues, played: cues.length },
      ...(input !== undefined && { input }),
    });
    const scene = theatre.scene();
    expect(scene?.failure).toBeNull();
    expect(scene?.player.root.getSnapshot().value).toEqual({ catalogue: 'importing' });
    const shown = scene?.heard.filter(({ event }) => event.type === 'xstate.snapshot.catalogueImport') ?? [];
    expect(shown.length).toBeGreaterThan(4);
    expect(new Set(shown.map(({ event }) => Object.keys(event).join()))).toEqual(new Set(['type']));
  });
});
