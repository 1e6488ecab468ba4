import { describe, expect, it } from 'vitest';
import { dividedChange, buyNowPlace } from './buy-now-place.ts';

const palma = { port: 'palma', berth: 'Q12' };

describe('where one thing goes by itself', () => {
  it('is where the cart goes, unless its address names another place', () => {
    expect(buyNowPlace(null, palma)).toBeNull();
    expect(buyNowPlace({ port: 'palma', berth: undefined }, palma)).toBeNull();
    expect(buyNowPlace({ port: 'palma', berth: null }, palma)).toEqual({ port: 'palma', berth: null });
    expect(buyNowPlace({ port: 'monaco', berth: undefined }, palma)).toEqual({ port: 'monaco', berth: null });
    expect(buyNowPlace({ port: 'monaco', berth: undefined }, null)).toEqual({ port: 'monaco', berth: null });
  });

  it('is changed for itself, without the berth of the port before', () => {
    expect(dividedChange({ port: 'monaco' }, palma)).toEqual({
      ofCart: null,
      place: { port: 'monaco', berth: null },
    });
    expect(dividedChange({ berth: 'B4', contact: 'Mara' }, palma)).toEqual({
      ofCart: { contact: 'Mara' },
      place: { port: 'palma', berth: 'B4' },
    });
    expect(dividedChange({ port: null }, palma)).toEqual({ ofCart: null, place: null });
  });

  it('is the cart’s with another yacht, and where there is no port yet', () => {
    const yacht = { yachtId: 'yacht-2', ...palma };
    expect(dividedChange(yacht, { port: 'monaco', berth: null })).toEqual({ ofCart: yacht, place: null });
    expect(dividedChange({ yachtId: null }, palma)).toEqual({ ofCart: { yachtId: null }, place: undefined });
    expect(dividedChange({ berth: 'B4' }, { port: null, berth: null })).toEqual({
      ofCart: { berth: 'B4' },
      place: undefined,
    });
    expect(dividedChange({ contact: 'Mara' }, palma)).toEqual({
      ofCart: { contact: 'Mara' },
      place: undefined,
    });
  });
});
