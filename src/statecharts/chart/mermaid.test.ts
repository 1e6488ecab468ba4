import { createMachine } from 'xstate';
import { expect, it } from 'vitest';
import { tortureMachine } from '../testing/torture.machine.ts';
import { chartOf } from './chart-model.ts';
import { chartMermaid } from './mermaid.ts';

/** A text as Mermaid's lexer reads it: up to a colon, semicolon or quote, after entity codes were removed. */
const TEXT = String.raw`(?:[^#:;"{}<>%]|#\d+;|<br/>)+`;
const ID = String.raw`s\d+_\w*`;
const lines = [
  { is: 'open', like: new RegExp(`^state "${TEXT}" as ${ID}\\{$`, 'u') },
  { is: 'leaf', like: new RegExp(`^state "${TEXT}" as ${ID}$`, 'u') },
  { is: 'close', like: /^\}$/u },
  { is: 'region', like: /^--$/u },
  { is: 'start', like: new RegExp(`^\\[\\*\\] --> ${ID}$`, 'u') },
  { is: 'end', like: new RegExp(`^${ID} --> \\[\\*\\]$`, 'u') },
  { is: 'arrow', like: new RegExp(`^${ID} --> ${ID} : ${TEXT}$`, 'u') },
  { is: 'note', like: new RegExp(`^note right of ${ID}$`, 'u') },
  { is: 'end note', like: /^end note$/u },
] as const;

/** Reads a diagram line by line; throws with the line that is not in Mermaid's language. */
function read(text: string): { kinds: string[]; depth: number } {
  const [first, ...rest] = text.trimEnd().split('\n');
  expect(first).toBe('stateDiagram-v2');
  let depth = 0;
  let isNote = false;
  const kinds = rest.map((raw) => {
    const line = raw.trim();
    const kind = lines.find(({ like }) => like.test(line))?.is;
    if (isNote && kind !== 'end note') {
      expect(line).toMatch(new RegExp(`^${TEXT}$`, 'u'));
      return 'remark';
    }
    expect(kind, line).toBeDefined();
    isNote = kind === 'note';
    if (kind === 'open') depth += 1;
    if (kind === 'close') depth -= 1;
    return kind ?? '';
  });
  return { kinds, depth };
}

it('writes every line in the language of state diagrams', () => {
  const { kinds, depth } = read(chartMermaid(chartOf(tortureMachine)));
  expect(depth).toBe(0);
  expect(kinds.filter((kind) => kind === 'region')).toHaveLength(3);
  expect(kinds).toContain('note');
});

it('writes what would end a text by its number', () => {
  const nasty = 'a"b:c;d#e{f}%%g<script>\nend note direction LR';
  const text = chartMermaid(
    chartOf(
      createMachine({
        id: nasty,
        initial: 'default',
        states: {
          default: {
            meta: { title: nasty },
            entry: nasty,
            on: { [nasty]: { target: 'state', guard: nasty } },
          },
          state: { type: 'final' },
        },
      }),
    ),
  );
  const { kinds } = read(text);
  expect(kinds.filter((kind) => kind === 'arrow')).toHaveLength(1);
  expect(text).not.toMatch(/<script|end note direction|direction LR/u);
});

it('leads from frame to frame and says from where to where', () => {
  const text = chartMermaid(
    chartOf(
      createMachine({
        id: 'm',
        initial: 'a',
        states: {
          a: { initial: 'x', states: { x: { on: { GO: '#m.b.y' } } } },
          b: { initial: 'y', states: { y: { on: { SELF: { target: 'y', reenter: true } } } } },
        },
      }),
    ),
  );
  expect(text).toContain('s1_a --> s3_b : x · GO → y');
  expect(text).toContain('SELF → itself');
});
