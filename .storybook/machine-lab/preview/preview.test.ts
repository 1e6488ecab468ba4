import { describe, expect, it } from 'vitest';
import { assistantMachine } from '../../../src/machines/assistant/index.ts';
import { onboardingMachine } from '../../../src/machines/onboarding/index.ts';
import parserDied from '../../../src/machines/onboarding/traces/parser-died-while-reading.json' with { type: 'json' };
import { scriptedEventsOf } from '../../../src/statecharts/trace/scripted-events.ts';
import type { ScriptedEvent } from '../../../src/statecharts/trace/player.types.ts';
import { readRecording } from '../../../src/statecharts/trace/read.ts';
import { createPreview } from './preview.ts';
import type { Playback } from './playback.types.ts';

const scriptedEvent = (type: string, fields: object = {}): ScriptedEvent => ({
  actor: '/',
  event: { type, ...fields },
  at: 0,
});
const asked = scriptedEvent('QUESTION.ASKED', { text: 'Do you deliver?' });
const answered = scriptedEvent('xstate.done.actor.askAgent', { output: { reply: 'On Tuesdays.' } });
const playback = (...events: ScriptedEvent[]): Playback => ({
  input: { sessionId: 's-1' },
  events,
  played: events.length,
});

function open() {
  const preview = createPreview();
  const show = (to: Playback, onActed?: (done: ScriptedEvent) => void) =>
    preview.show(assistantMachine, to, onActed);
  const scene = () => {
    const now = preview.state();
    if (!now) throw new Error('Nothing is shown.');
    return now;
  };
  return { show, scene, value: () => scene().player.root.getSnapshot().value };
}

describe('a preview', () => {
  it('plays the same mock actors to a later position, and creates new ones for an earlier position', () => {
    const { show, scene, value } = open();
    show(playback());
    show(playback(asked));
    expect([scene().generation, value()]).toEqual([1, { asking: 'onTime' }]);
    show(playback(asked, answered));
    expect([scene().generation, value()]).toEqual([1, 'ready']);
    show(playback(asked));
    expect([scene().generation, value()]).toEqual([2, { asking: 'onTime' }]);
  });

  it('reports what was done on the screen, which needs no new mock actors', () => {
    const { show, scene, value } = open();
    const acted: ScriptedEvent[] = [];
    show(playback(), (done) => acted.push(done));
    scene().player.root.send(asked.event);
    expect(acted).toEqual([asked]);
    show(playback(...acted));
    expect([scene().generation, value()]).toEqual([1, { asking: 'onTime' }]);
    expect(scene().received.map(({ event }) => event.type)).toEqual(['xstate.init', 'QUESTION.ASKED']);
  });

  it('tries an event that no trace has, and reports why it is impossible: then nothing has happened', () => {
    const { show, scene, value } = open();
    show(playback());
    expect(scene().attempt(scriptedEvent('QUESTION.ASKED', { text: ' ' }))).toContain(
      'does nothing in ready',
    );
    expect(scene().attempt(scriptedEvent('QUESTION.ASKED'))).toContain('breaks a guard');
    expect(value()).toBe('ready');
    expect(scene().attempt(asked)).toBeNull();
    show(playback(asked));
    expect([scene().generation, value()]).toEqual([1, { asking: 'onTime' }]);
  });

  it('knows the machines’ states before the last scripted event, also after going back', () => {
    const { show, scene } = open();
    show(playback(asked, answered));
    show(playback(asked));
    expect(scene().before.map(({ snapshot }) => snapshot.value)).toEqual(['ready']);
  });

  it('reports why a trace cannot be played', () => {
    const { show, scene } = open();
    show(playback(answered));
    expect(scene().failure).toContain('cannot be played');
  });

  it('plays a machine inside a machine, whose snapshots are reported by its name', () => {
    const read = readRecording(JSON.stringify(parserDied));
    const trace = read.ok ? read.recording.traces[0] : undefined;
    if (!trace) throw new Error('The kept trace cannot be read.');
    const events = scriptedEventsOf(trace);
    const preview = createPreview();
    const input = trace.actors['/']?.input;
    preview.show(onboardingMachine, {
      events,
      played: events.length,
      ...(input !== undefined && { input }),
    });
    const scene = preview.state();
    expect(scene?.failure).toBeNull();
    expect(scene?.player.root.getSnapshot().value).toEqual({ catalogue: 'importing' });
    const shown =
      scene?.received.filter(({ event }) => event.type === 'xstate.snapshot.catalogueImport') ?? [];
    expect(shown.length).toBeGreaterThan(4);
    expect(new Set(shown.map(({ event }) => Object.keys(event).join()))).toEqual(new Set(['type']));
  });
});
