import { describe, expect, it, vi } from 'vitest';
import { once } from './once.ts';

describe('once', () => {
  it('loads once, however many ask, and gives them the same promise', async () => {
    const load = vi.fn(async () => 'loaded');
    const get = once(load);
    expect(get()).toBe(get());
    await expect(get()).resolves.toBe('loaded');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('loaded');
    const get = once(load);
    await expect(get()).rejects.toThrow('offline');
    await expect(get()).resolves.toBe('loaded');
  });
});
