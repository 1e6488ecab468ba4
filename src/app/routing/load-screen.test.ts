import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_LIMIT_MS, loadScreen, ScreenLoadError } from './load-screen.ts';

afterEach(() => vi.useRealTimers());

describe('loadScreen', () => {
  it('hands on what was loaded', async () => {
    await expect(loadScreen(async () => 'screen')).resolves.toBe('screen');
  });

  it('says that the part did not load when the file is gone', async () => {
    await expect(loadScreen(() => Promise.reject(new TypeError('404')))).rejects.toBeInstanceOf(
      ScreenLoadError,
    );
  });

  it('gives up after 120 seconds, not before', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const loading = loadScreen(() => new Promise(() => {})).catch(settled);
    await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(settled).toHaveBeenCalledWith(expect.any(ScreenLoadError));
  });
});
