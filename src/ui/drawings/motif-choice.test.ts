import { describe, expect, it } from 'vitest';

import { motifFor } from './motif-choice.ts';
import { MOTIF_NAMES } from './motif-keywords.ts';

const chosen = (name: string, category: string | null = null) =>
  motifFor({ department: 'exterior', category, name });

describe('motifFor', () => {
  it.each([
    ['Fender F4', 'Fenders', 'fender'],
    ['Mooring line, spliced eye, 18 m', 'Lines', 'rope'],
    ['Antifouling, self-polishing, 2.5 l', 'Paint', 'paint'],
    ['Stainless polish, 500 ml', 'Care', 'bottle'],
    ['Impeller kit, 12 blades', 'Pumps', 'pump'],
    ['Long D shackle, 316L', 'Rigging', 'shackle'],
    ['Anchor swivel, 14 mm', 'Anchoring', 'anchor'],
    ['AGM battery, 12 V, 230 Ah', 'Electrics', 'battery'],
    ['Bathrobe, waffle', 'Linen', 'linen'],
    ['Water tumbler, hand-blown', 'Table', 'glass'],
    ['Dinner plate, bone china, 28 cm', 'Table', 'plate'],
    ['Chef’s knife, 21 cm', 'Tools', 'knife'],
    ['Rosé, Provence, 75 cl', 'Cellar', 'wine'],
    ['Polo shirt, quick-dry', 'Uniform', 'shirt'],
    ['First-aid kit, category C', 'Medical', 'medical'],
    ['Paper chart, Balearic Islands', 'Charts', 'chart'],
  ])('draws %s of %s as a %s', (name, category, motif) => {
    expect(chosen(name, category)).toBe(motif);
  });

  it.each(MOTIF_NAMES.map((name) => [name]))('reaches the %s by its own name', (name) => {
    expect(chosen(name)).toBe(name);
  });

  it('goes by the last specific word: what a thing is, not what it is for', () => {
    expect(
      ['Oil filter, spin-on', 'Oil record book', 'Wine glass', 'Paint brush'].map((name) => chosen(name)),
    ).toEqual(['filter', 'book', 'glass', 'bucket']);
  });

  it('takes two words together before either alone', () => {
    expect(['Foul-weather jacket', 'Life jacket, 275 N'].map((name) => chosen(name))).toEqual([
      'shirt',
      'lifebuoy',
    ]);
  });

  it('does not take what a thing is for or comes with for the thing', () => {
    expect([chosen('Cover for fenders', 'Linen'), chosen('Grab bag with flares', 'Medical')]).toEqual([
      'linen',
      'medical',
    ]);
  });

  it('prefers the category to a vague word, and uses that word where nothing else helps', () => {
    expect([chosen('Truffle oil, 250 ml', 'Pantry'), chosen('Oil 15W-40, 20 l')]).toEqual(['crate', 'oil']);
  });

  it('does not mind case, plurals or accents', () => {
    expect(['FENDERS', 'Batteries', 'Knives', 'Wíne'].map((name) => chosen(name))).toEqual([
      'fender',
      'battery',
      'knife',
      'wine',
    ]);
  });

  it('falls back to the department’s own where no word helps, also without words and in another script', () => {
    const departments = ['captain', 'crew', 'exterior', 'interior', 'chef-galley', 'engineering'] as const;
    for (const name of ['Nordkap 12', '', '船灯'])
      expect(departments.map((department) => motifFor({ department, category: null, name }))).toEqual([
        'wheel',
        'capstan',
        'bucket',
        'lamp',
        'pot',
        'gear',
      ]);
  });
});
