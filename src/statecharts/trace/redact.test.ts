import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import type { Json } from '../json.ts';
import { createRedactor } from './redact.ts';
import { createTokens } from './token.ts';
import type { TraceAllowance } from './trace.types.ts';

const allowance: TraceAllowance = {
  codes: ['code', 'stage'],
  numbers: ['rows', 'status'],
  instants: ['at'],
  sentences: ['Choose a file.'],
};

const redactorOf = () => createRedactor(createTokens(), () => undefined);
const redacted = (value: unknown): Json | undefined => redactorOf().value(value, allowance, 'context');

describe('redact', () => {
  it.each<[unknown, unknown]>([
    // Values that may be kept.
    [{ code: 'FILE_TOO_LARGE' }, { code: 'FILE_TOO_LARGE' }],
    [{ code: 'import.review:desk/rows' }, { code: 'import.review:desk/rows' }],
    [{ stage: ['sending', 'reading'] }, { stage: ['sending', 'reading'] }],
    [{ code: 'v1.20.3' }, { code: 'v1.20.3' }],
    ...[
      'pending_payment',
      'chef-galley',
      'vatNumber',
      'ES',
      'file-1',
      'application/pdf',
      'Europe/Madrid',
    ].map((code): [unknown, unknown] => [{ code }, { code }]),
    [
      { rows: 12_345, status: -4.5 },
      { rows: 12_345, status: -4.5 },
    ],
    [{ at: '2026-05-01T10:00:00.000Z' }, { at: '2026-05-01T10:00:00.000Z' }],
    [{ words: 'Choose a file.' }, { words: 'Choose a file.' }],
    [
      { slow: true, draft: null, note: '' },
      { slow: true, draft: null, note: '' },
    ],
    // Values whose format is kept.
    [{ id: '8f14e45f-ceea-467f-9d4b-1c0b7e4a2b11' }, { id: '00000000-0000-4000-8000-000000000001' }],
    [{ born: '1990-05-12' }, { born: '2000-01-02' }],
    [{ since: '2026-05-01T10:00:00Z' }, { since: '2000-01-01T00:01:00Z' }],
    [{ since: '2026-05-01T10:00:00.000+02:00' }, { since: '2000-01-01T00:01:00.000Z' }],
    [{ mail: 'ann.lee@gmail.com' }, { mail: 'person-1@example.com' }],
    [{ page: 'https://quay.example/ann?token=x' }, { page: 'https://example.com/1' }],
    [
      { price: '12.50', off: '-3', none: '0.00' },
      { price: '1.00', off: '-2', none: '0.00' },
    ],
    [
      { total: 1299, back: -1299, none: 0, other: 5.5 },
      { total: 1, back: -1, none: 0, other: 2 },
    ],
    [
      { name: 'Ann', again: 'Ann', other: 'Bo' },
      { name: '‹name 1›', again: '‹name 1›', other: '‹other 1›' },
    ],
    // Allowed fields with values that are not allowed.
    ...[
      ['Ann has no bank account', 'a sentence'],
      ['ann@example.com', 'an address of a person'],
      ['DE89370400440532013000', 'an IBAN'],
      ['DE89-3704-0044-0532-0130-00', 'an IBAN in groups'],
      ['gb29nwbk60161331926819', 'an IBAN in small letters'],
      ['4111-1111-1111-1111', 'a card'],
      ['4111111111111111', 'a card'],
      ['card:4111111111111111', 'a card with a word before it'],
      ['+4915112345678', 'a telephone'],
      ['0151-12345678', 'a telephone'],
      ['tel:004915112345678', 'a telephone'],
      ['030.1234.567', 'a telephone'],
      ['12.05.1990', 'a day of birth'],
      ['1990/05/12', 'a day of birth'],
      ['DE136695976', 'a tax number'],
      ['https://quay.example/ann', 'a page'],
      ['//quay.example/ann', 'a page'],
      ['www.ann-lee', 'a page'],
      ['ann-lee.com', 'a page'],
      ['ann.yachts.it/boat', 'a page'],
      ['localhost:8080', 'a machine'],
      ['192.168.1.20', 'a machine'],
      ['fe80::1ff:fe23:4567:890a', 'a machine'],
      ['sk_live_51HxAbCdEfGh', 'a key'],
      ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIi', 'a token'],
      ['9f86d081884c7d659a2feaa0c55ad015', 'a hash'],
      ['a8Fk2Lq9Zx0Wm4', 'a password'],
      ...['Passw0rd', 'hunter2', 'q7LmZpXwKd'].map((value) => [value, 'a password']),
      ...['123456', '4.99', '07015', '12/2027'].map((value) => [value, 'figures alone']),
      ...['EC1A.1BB', 'Ann', 'Ann-Lee'].map((value) => [value, 'of a person']),
      ...['cs_test_a1b2', 'pay_1AbCdEf', 'ch_x', 'req_x', 'person_x'].map((value) => [value, 'a key']),
      ...['list.csv', 'passport.pdf', 'ann.JPG'].map((value) => [value, 'a file']),
      ['8f14e45f-ceea-467f-9d4b-1c0b7e4a2b11', 'an id'],
      ['Müller', 'a name with letters of its own'],
      ['X'.repeat(41), 'anything long'],
    ].map(([value = '']): [unknown, unknown] => [
      { code: value },
      { code: expect.not.stringContaining(value) },
    ]),
    // Without an allowed field, no value is kept.
    [{ reason: 'FILE_TOO_LARGE' }, { reason: '‹reason 1›' }],
    [{ at: 'yesterday, at Ann’s' }, { at: '‹at 1›' }],
    // Keys that are data.
    [
      { 'ann@gmail.com': 1, rows: 1 },
      { 'person-1@example.com': 1, rows: 1 },
    ],
    [
      { 'Ann Lee': true, Ann: true },
      { '‹key 1›': true, '‹key 2›': true },
    ],
    [{ '8f14e45f-ceea-467f-9d4b-1c0b7e4a2b11': 0 }, { '00000000-0000-4000-8000-000000000001': 0 }],
    [
      { row12345678: 0, EUR: 0 },
      { '‹key 1›': 0, EUR: 0 },
    ],
    [JSON.parse('{"__proto__": {"x": 0}}'), { '‹key 1›': { x: 0 } }],
  ])('makes of %j %j', (input, expected) => {
    expect(redacted(input)).toEqual(expected);
  });

  it('keeps the names that code gave, and replaces what machines make of data in them', () => {
    const { event, id } = redactorOf();
    const uuid = '8f14e45f-ceea-467f-9d4b-1c0b7e4a2b11';
    const machine = createMachine({
      id: 'dock',
      on: { SAVED: {}, 'HAUL.OUT': { actions: 'haul' }, 'gear.*': { actions: 'haul' } },
      invoke: { id: 'send-the.File', src: 'send' },
    });
    expect(
      event(
        { type: `xstate.done.actor.row-${uuid}`, actorId: `row-${uuid}`, rowId: uuid } as never,
        allowance,
        machine,
      ),
    ).toEqual({
      type: 'xstate.done.actor.row-00000000-0000-4000-8000-000000000001',
      actorId: 'row-00000000-0000-4000-8000-000000000001',
      rowId: '00000000-0000-4000-8000-000000000001',
    });
    expect(
      ['kid12', 'send-the.File', 'send-the.Mail', 'ann@example.com'].map((one) => id(one, machine)),
    ).toEqual(['kid12', 'send-the.File', '‹id 1›', 'person-1@example.com']);
    const spawned = id('file-Ann Smith passport.pdf', machine);
    expect(spawned).toBe('‹id 2›');
    const done = {
      type: 'xstate.done.actor.file-Ann Smith passport.pdf',
      actorId: 'file-Ann Smith passport.pdf',
    };
    expect(event(done, allowance, machine)).toEqual({
      type: `xstate.done.actor.${spawned}`,
      actorId: spawned,
    });
    const types = ['HAUL.OUT', 'Ann Smith', 'PASSPORT', 'xstate.init', 'xstate.Ann Smith', 'gear.of Ann'];
    expect(types.map((type) => event({ type }, allowance, machine).type)).toEqual([
      'HAUL.OUT',
      '‹type 1›',
      '‹type 2›',
      'xstate.init',
      '‹type 3›',
      'gear.‹type 4›',
    ]);
    const shown = (status: string) =>
      event({ type: 'xstate.snapshot.kid0', snapshot: { status } } as never, undefined, machine).snapshot;
    expect([shown('done'), shown('ann')]).toEqual([{ status: 'done' }, { status: '‹status 2›' }]);
  });

  it('says how much of something long or deep it left out', () => {
    const deep = Array.from({ length: 30 }).reduce<Json>((inside) => ({ inside }), 'end');
    expect(redacted({ list: Array.from({ length: 1_000 }, () => 0) })).toEqual({
      list: [...Array.from({ length: 200 }, () => 0), { $dropped: 800 }],
    });
    expect(JSON.stringify(redacted(deep))).toMatch(/^({"inside":){13}{"\$dropped":1}}{13}$/);
    const round: Record<string, unknown> = {};
    round.self = round;
    expect(() => redacted(round)).not.toThrow();
    const wide = Array.from({ length: 200 }, () => Array.from({ length: 200 }, () => 'x'));
    expect(JSON.stringify(redacted(wide)).length).toBeLessThan(100_000);
  });

  it('lets nothing out that is not allowed, whatever it lies in', () => {
    // Letters that occur in no token and no field.
    const secret = fc
      .string({ unit: fc.constantFrom('ß', 'x', 'Q', ' ', '7', '@'), minLength: 3, maxLength: 30 })
      .map((text) => `ßQ${text}`);
    const named = fc.constantFrom('name', 'code', 'at', 'rows', 'stage', 'anything');
    const anything = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        secret,
        secret.map((text) => new Error(text)),
        secret.map((text) => Object.assign(new Error(text), { code: text, [text]: text })),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.oneof(named, secret), tie('value'), { maxKeys: 4 }),
      ),
    })).value;
    fc.assert(
      fc.property(anything, (value) => {
        expect(JSON.stringify(redacted(value))).not.toMatch(/ß/);
      }),
    );
  });

  it('lets nothing out that looks like a code or a field, where none is named', () => {
    // Digits at its end, which no field of this site has.
    const secret = fc
      .string({ unit: fc.constantFrom('a', 'z', 'q', '0', '7', '-'), minLength: 1, maxLength: 20 })
      .map((text) => `zz${text}55555`);
    const unnamed = fc.constantFrom('name', 'words', 'reason', 'at', 'rows');
    const anything = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        secret,
        secret.map((text) => Object.assign(new Error(text), { reason: text, [text]: text })),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.oneof(unnamed, secret), tie('value'), { maxKeys: 4 }),
      ),
    })).value;
    fc.assert(
      fc.property(anything, (value) => {
        expect(JSON.stringify(redacted(value))).not.toMatch(/zz|55555/);
      }),
    );
  });

  it('keeps equal what is equal and apart what is not, numbers and texts of every shape', () => {
    const value = fc.oneof(
      fc.uuid(),
      fc.emailAddress(),
      fc.webUrl(),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.integer().map(String),
      fc.string(),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 40 }), (values) => {
        const { value: redact } = redactorOf();
        const tokens = [...values, ...values].map((one) => redact(one, allowance, 'words'));
        const classes = (list: readonly unknown[]) => list.map((one) => list.indexOf(one));
        expect(classes(tokens)).toEqual(classes([...values, ...values]));
        expect(tokens.map((token) => typeof token)).toEqual([...values, ...values].map((one) => typeof one));
      }),
    );
  });

  it('forgets values rather than grow without end', () => {
    const tokens = createTokens(100);
    for (let n = 0; n < 1_000; n += 1) tokens.text(`value ${n}`, 'name');
    expect(tokens.size).toBe(100);
    expect(tokens.text('value 999', 'name')).toBe('‹name 1000›');
  });
});
