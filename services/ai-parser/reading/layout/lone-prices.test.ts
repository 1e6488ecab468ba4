import { describe, expect, it } from 'vitest';
import { readFile } from '../read-file.ts';
import { pdfOf } from '../../testing/drawn-pages.ts';
import { understand } from '../../understanding/list.ts';
import type { Offer } from '../../understanding/offer.ts';

const size = 10;

/** The offers of a page whose lines are evenly spaced, or have more space above some. */
async function offersIn(lines: readonly string[], roomAbove: RegExp = /^$/u): Promise<readonly Offer[]> {
  let y = 100;
  const texts = lines.map((text) => {
    y += roomAbove.test(text) ? 3 * size : 1.5 * size;
    return { x: 60, y, text, size };
  });
  const file = await readFile(pdfOf({ texts }), () => undefined);
  const offers: Offer[] = [];
  if (file.ok)
    understand(file.value, 'inventory', { offer: (offer) => offers.push(offer), tell: () => undefined });
  return offers;
}

const pairsOf = (offers: readonly Offer[]) => offers.map(({ name, price }) => `${name} ${price}`);

describe('prices that stand alone in their lines', () => {
  it('belong to the closer words', async () => {
    const lines = ['Our shop', '£4.00', 'Boat hook', '£6.50', 'Deck brush', '£9.00', 'Fender', 'Thank you'];
    expect(pairsOf(await offersIn(lines, /£|Thank/u))).toEqual([
      'Boat hook 4.00',
      'Deck brush 6.50',
      'Fender 9.00',
    ]);
    const other = ['Boat hook', '£4.00', 'Deck brush', '£6.50', 'Fender', '£9.00', 'Thank you'];
    expect(pairsOf(await offersIn(other, /\p{L}/u))).toEqual([
      'Boat hook 4.00',
      'Deck brush 6.50',
      'Fender 9.00',
    ]);
  });

  it('are doubtful if words above and below fit equally well', async () => {
    const lines = [
      'Our shop',
      '£4.00',
      'Boat hook',
      '£6.50',
      'Deck brush',
      '£9.00',
      'Fender',
      '£2.00',
      'Rope',
    ];
    const offers = await offersIn(lines);
    expect(offers.length).toBeGreaterThan(0);
    for (const { confidence, issues } of offers) {
      expect(confidence.name).toBeLessThan(0.6);
      expect(confidence.price).toBeLessThan(0.6);
      expect(issues.map(({ code }) => code)).toContain('PRICE_AMBIGUOUS');
    }
  });
});
