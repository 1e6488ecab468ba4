import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPart, PartLoadError } from './load-part.ts';

afterEach(() => vi.useRealTimers());

describe('loadPart', () => {
  it('hands on what was loaded', async () => {
    await expect(loadPart(async () => 'screen')).resolves.toBe('screen');
  });

  it('says that the part did not load when the file is gone', async () => {
    await expect(loadPart(() => Promise.reject(new TypeError('404')))).rejects.toBeInstanceOf(PartLoadError);
  });

  it('gives up after 120 seconds, not before', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const loading = loadPart(() => new Promise(() => {})).catch(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(settled).toHaveBeenCalledWith(expect.any(PartLoadError));
  });
});
