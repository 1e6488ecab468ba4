import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_RECORDING_BYTES, readRecording } from './read.ts';
import type { Recording, Trace } from './trace.types.ts';

const trace: Trace = {
  format: 'statechart-trace/1',
  machine: 'door',
  shapes: { door: { states: ['door', 'door.shut'], transitions: [] } },
  actors: {
    '/': { kind: 'machine', machine: 'door', src: null, input: { who: 'x' } },
    '/bell': { kind: 'leaf', machine: null, src: 'ring' },
  },
  base: null,
  steps: [
    {
      at: 0,
      actor: '/',
      from: null,
      event: { type: 'xstate.init' },
      to: { value: 'shut', status: 'active' },
    },
    { at: 3, actor: '/bell', from: '/', event: { type: 'RING', times: 2 } },
  ],
};
const recording: Recording = {
  format: 'statechart-recording/1',
  recordedAt: '2026-05-01T10:00:00.000Z',
  release: 'r1',
  traces: [trace],
};
const text = JSON.stringify(recording);

/** The recording, with the value at a path replaced or removed. */
function changed(place: string, value?: unknown): string {
  const path = place.split(/[.[\]']+/).filter((part) => part !== '');
  const last = path.pop() ?? '';
  const loose: unknown = JSON.parse(text);
  const holder = path.reduce((at, part) => (at as Record<string, unknown>)[part], loose);
  Object.assign(holder as object, { [last]: value });
  return JSON.stringify(loose);
}

describe('readRecording', () => {
  it('reads a recording, and a trace by itself', () => {
    expect(readRecording(text)).toEqual({ ok: true, recording });
    expect(readRecording(`\uFEFF${JSON.stringify(trace, null, 2)}\n`)).toEqual({
      ok: true,
      recording: { ...recording, recordedAt: '', release: '' },
    });
  });

  it('ignores fields it does not know, and keys that would mean a prototype', () => {
    const more = text
      .replace('"release"', '"later":1,"__proto__":{"traces":[]},"constructor":{"prototype":{}},"release"')
      .replace('"times":2', '"times":2,"__proto__":{"polluted":true}')
      .replace('"at":3', '"at":3,"mood":"good"');
    expect(readRecording(more)).toEqual({ ok: true, recording });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each<[string, string, string, RegExp]>([
    ['nothing', ' ', 'the whole text', /nothing in it/],
    ['something large', 'x'.repeat(MAX_RECORDING_BYTES + 1), 'the whole text', /11 MB.*at most 10/],
    ['what was cut', text.slice(0, -40), `line 1, column ${text.length - 39}`, /cut off/],
    ['what was cut in a text', text.slice(0, 20), 'line 1, column 21', /cut off/],
    ['no JSON', 'Error: it failed', 'line 1, column 1', /isn’t JSON/],
    ['a page', '<!doctype html>\n<p>', 'line 1, column 1', /isn’t JSON/],
    ['a fault on its second line', '{\n "format": x }', 'line 2, column 12', /isn’t JSON/],
    ['deep nesting', '['.repeat(100_000), 'line 1, column 61', /deeper/],
    ['other JSON', '{"name":"quayside"}', 'format', /no recording/],
    ['a list', '[]', 'format', /no recording/],
    ['null', 'null', 'format', /no recording/],
    ['a later format', '{"format":"statechart-recording/2"}', 'format', /another version/],
    ['a missing field', changed('release'), 'release', /missing/],
    ['a missing list', changed('traces'), 'traces', /missing/],
    ['a mistyped list', changed('traces', {}), 'traces', /should be a list, and is an object/],
    ['a mistyped trace', changed('traces[0]', 7), 'traces[0]', /should be an object, and is a number/],
    [
      'an event without a type',
      changed('traces[0].steps[1].event.type'),
      'traces[0].steps[1].event.type',
      /missing/,
    ],
    [
      'an event with a type of another kind',
      changed('traces[0].steps[1].event.type', 5),
      'traces[0].steps[1].event.type',
      /should be text, and is a number/,
    ],
    ['a mistyped event', changed('traces[0].steps[1].event', 'GO'), 'traces[0].steps[1].event', /an object/],
    [
      'a state that is none',
      changed('traces[0].steps[0].to.value', 3),
      'traces[0].steps[0].to.value',
      /a state/,
    ],
    [
      'a status that is none',
      changed('traces[0].steps[0].to.status', 'asleep'),
      'traces[0].steps[0].to.status',
      /“active” or “done”/,
    ],
    [
      'an unknown receiver',
      changed('traces[0].steps[1].actor', '/who'),
      'traces[0].steps[1].actor',
      /no actor “\/who”/,
    ],
    [
      'a receiver with a name of Object’s',
      changed('traces[0].steps[1].actor', 'constructor'),
      'traces[0].steps[1].actor',
      /no actor “constructor”/,
    ],
    ['an unknown sender', changed('traces[0].steps[1].from', '/who'), 'traces[0].steps[1].from', /no actor/],
    ['time that goes backwards', changed('traces[0].steps[0].at', 9), 'traces[0].steps[1].at', /backwards/],
    [
      'time before the beginning',
      changed('traces[0].steps[0].at', -1),
      'traces[0].steps[0].at',
      /below zero/,
    ],
    ['no root', changed("traces[0].actors['/']"), 'traces[0].actors', /root machine/],
    [
      'a root of another machine',
      changed('traces[0].machine', 'window'),
      'traces[0].actors["/"].machine',
      /“window”/,
    ],
    [
      'an actor without a parent',
      changed("traces[0].actors['/a/b']", trace.actors['/bell']),
      'traces[0].actors["/a/b"]',
      /parent “\/a”/,
    ],
    [
      'a machine without a shape',
      changed('traces[0].shapes.door'),
      'traces[0].actors["/"]',
      /made of is missing/,
    ],
    [
      'a base of nobody',
      changed('traces[0].base', { '/who': { value: 'x', status: 'active', context: null } }),
      'traces[0].base["/who"]',
      /no such actor/,
    ],
    ['a base without the root', changed('traces[0].base', {}), 'traces[0].base', /root machine/],
  ])('refuses %s, and says where', (_, given, place, reason) => {
    expect(readRecording(given)).toEqual({ ok: false, place, reason: expect.stringMatching(reason) });
  });

  it('refuses a recording that is cut anywhere, and says that it was cut', () => {
    const written = JSON.stringify({ ...recording, odd: [-1.5e10, true, null, 'a "word"\\'] }, null, 1);
    for (let length = 1; length < written.length; length += 1) {
      expect(readRecording(written.slice(0, length))).toMatchObject({
        reason: expect.stringMatching(/cut off/),
      });
    }
  });

  it('finds the place of any fault in JSON', () => {
    const faulty = fc.tuple(
      fc.json({ maxDepth: 3 }),
      fc.nat(),
      fc.constantFrom('?', '}', ']', ',', ':', 'x'),
    );
    fc.assert(
      fc.property(faulty, ([json, index, letter]) => {
        const at = index % (json.length + 1);
        const spoilt = json.slice(0, at) + letter + json.slice(at);
        const read = readRecording(spoilt);
        expect(read.ok).toBe(false);
        // Valid JSON is refused for its content.
        if (!read.ok && /isn’t JSON/.test(read.reason)) expect(read.place).toMatch(/^line \d+, column \d+$/);
      }),
    );
  });
});
