import { describe, expect, it } from 'vitest';
import { begun, lengthened, moved, nearestFree } from './draw-steps.ts';

const hours = { from: 480, until: 1080 };
/** A booking from 10:00 to 12:00 with a buffer from 09:40 on. */
const booking = [{ from: 580, until: 720 }];
const at = (from: number, until: number) => ({ from, until });

describe('a stretch that is drawn by keyboard', () => {
  it('begins with an hour, or with what is free before a booking', () => {
    expect(begun(480, hours, booking)).toEqual(at(480, 540));
    expect(begun(540, hours, booking)).toEqual(at(540, 570));
    expect(begun(1070, hours, [])).toEqual(at(1050, 1080));
  });

  it('goes past a booking, and no further than the hours', () => {
    expect(moved(at(480, 540), 30, hours, booking)).toEqual(at(510, 570));
    expect(moved(at(510, 570), 30, hours, booking)).toEqual(at(720, 780));
    expect(moved(at(720, 780), -30, hours, booking)).toEqual(at(510, 570));
    expect(moved(at(1020, 1080), 30, hours, booking)).toEqual(at(1020, 1080));
    expect(moved(at(720, 900), -30, hours, booking)).toEqual(at(720, 900));
  });

  it('is lengthened up to a booking, and shortened to one step', () => {
    expect(lengthened(at(480, 540), 30, hours, booking)).toEqual(at(480, 570));
    expect(lengthened(at(480, 570), 30, hours, booking)).toEqual(at(480, 570));
    expect(lengthened(at(480, 510), -30, hours, booking)).toEqual(at(480, 510));
    expect(lengthened(at(1020, 1080), 30, hours, [])).toEqual(at(1020, 1080));
  });

  it('takes the nearest free place of another column', () => {
    expect(nearestFree(at(480, 540), hours, booking)).toEqual(at(480, 540));
    expect(nearestFree(at(660, 720), hours, booking)).toEqual(at(720, 780));
    expect(nearestFree(at(480, 540), hours, [hours])).toBeNull();
  });
});
