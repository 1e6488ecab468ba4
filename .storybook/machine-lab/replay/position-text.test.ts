import { describe, expect, it } from 'vitest';
import { eventAt, positionText } from './position-text.ts';

describe('a place in a recording', () => {
  it('counts events from 1, as the page does, and keeps the position in the file', () => {
    expect(eventAt(4)).toBe('event 5 (steps[4])');
    expect(positionText('steps[4].to')).toBe('event 5 (steps[4].to)');
    expect(positionText('traces[1].steps[0].event.type')).toBe('event 1 (traces[1].steps[0].event.type)');
  });

  it('leaves what lies in no event', () => {
    for (const place of ['line 3, column 14', 'the whole file', 'steps'])
      expect(positionText(place)).toBe(place);
  });
});
