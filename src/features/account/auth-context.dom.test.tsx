import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAuth, useSession } from './index.ts';

afterEach(() => vi.restoreAllMocks());

describe('the session outside its provider', () => {
  it.each([
    ['useAuth', useAuth],
    ['useSession', useSession],
  ])('%s throws the words of the specification', (_, useIt) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(() => renderHook(() => useIt())).toThrow('useAuth must be used within an AuthProvider');
  });
});
