const part = (at: number, name: string) => ({
  id: `0193f2a1-7c1e-7b2a-9d4e-${String(at).padStart(12, '0')}`,
  name,
  brand: 'Lewmar',
  price: { amountMinor: 1000 * at, currency: 'EUR' },
  updatedAt: '2026-11-20T09:12:00.000Z',
});

/** The server's parts. */
export const parts = [part(1, 'Anchor swivel'), part(2, 'Fender F4'), part(3, 'Winch handle')];

/** One page of the answer. */
export const page = (items: readonly object[], nextCursor: string | null = null, total = items.length) => ({
  items,
  nextCursor,
  total,
  counts: { draft: 0, active: total, paused: 0, archived: 0 },
});
