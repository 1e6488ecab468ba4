import { describe, expect, it } from 'vitest';
import { fieldsOf, payloadOf } from './payload-fields.ts';

const payload = {
  text: 'Do you deliver to Palma?',
  count: 3,
  urgent: false,
  lines: [{ id: 'a' }],
  note: null,
};

describe('a payload as a form', () => {
  it('comes back as it was, when nothing is edited', () => {
    expect(payloadOf(fieldsOf(payload))).toEqual({ payload, problems: [] });
  });

  it('has an input for what is one value, and JSON for the rest', () => {
    expect(fieldsOf(payload).map(({ name, kind }) => [name, kind])).toEqual([
      ['text', 'text'],
      ['count', 'number'],
      ['urgent', 'yes or no'],
      ['lines', 'json'],
      ['note', 'json'],
    ]);
  });

  it('says which field cannot be read, and why', () => {
    const fields = [
      { name: 'count', kind: 'number', text: 'three' },
      { name: 'lines', kind: 'json', text: '[{' },
    ] as const;
    expect(payloadOf(fields)).toMatchObject({
      payload: {},
      problems: [
        { name: 'count', reason: '“three” isn’t a number.' },
        { name: 'lines', reason: expect.stringContaining('This isn’t JSON') },
      ],
    });
  });
});
