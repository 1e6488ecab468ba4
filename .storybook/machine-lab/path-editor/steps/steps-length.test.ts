import { describe, expect, it } from 'vitest';
import { stepsLength } from './steps-length.ts';

describe('the length of a path', () => {
  it('is said once where everybody has the same steps', () => {
    expect(
      stepsLength([
        { minutes: 10, only: null },
        { minutes: 4, only: null },
      ]),
    ).toBe('2 steps, about 14 minutes');
  });

  it('is said for each role that has steps of its own', () => {
    expect(
      stepsLength([
        { minutes: 10, only: null },
        { minutes: 3, only: 'supplier' },
        { minutes: 2, only: 'service_provider' },
      ]),
    ).toBe('3 steps · suppliers 13 min, service providers 12 min');
  });
});
