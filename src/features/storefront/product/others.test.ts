import { describe, expect, it } from 'vitest';
import { othersOf } from './others.ts';
import { product } from './testing/products.ts';

const [first, second] = product.others;
if (!first || !second) throw new Error('the example names two others');
const fender = { ...first, category: 'Fenders' };
const chart = { ...second, category: 'Charts' };

describe('what is shown below a product', () => {
  it('is what has its category alone', () => {
    expect(othersOf({ ...product, others: [fender, chart] })).toEqual({
      title: 'Similar products',
      items: [fender],
    });
  });

  it('takes its place while nobody offers it', () => {
    expect(othersOf({ ...product, offers: [], others: [fender, chart] })?.title).toBe('Alternatives');
  });

  it.each(['Fenders', null])('comes from its departments where category %s has nothing else', (category) => {
    const others = [chart, { ...chart, category: null }];
    expect(othersOf({ ...product, category, others })).toEqual({
      title: 'From the same department',
      items: others,
    });
  });

  it('is nothing without others', () => {
    expect(othersOf({ ...product, others: [] })).toBeNull();
  });
});
