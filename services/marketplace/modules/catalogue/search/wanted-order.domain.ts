import type { SearchSort } from './search.domain.ts';

const article = String.raw`(?:(?:the|le|la|les|il|lo|i|gli|el|los|las|am|der|die|das|den)\s+)?`;
const endingDe = '(?:e[rnms]?)?';

/** Words for an order, in the languages of the trade; each may have an article before it. */
const wordsOf: readonly (readonly [SearchSort, readonly string[]])[] = [
  [
    'price',
    [
      'cheap(?:est|er)?',
      String.raw`low(?:est)?[\s-](?:price[sd]?|cost)`,
      'inexpensive',
      String.raw`(?:moins|pas)\s+ch[eè]re?s?`,
      String.raw`bon\s+march[eé]`,
      String.raw`meno\s+car[oaie]`,
      String.raw`(?:pi[uù]\s+|m[aá]s\s+|plus\s+)?[eé]conomi(?:c[oai]s?|che|ques?)`,
      String.raw`(?:m[aá]s\s+)?barat[oa]s?`,
      `(?:g(?:ü|ue?)nstig|billig|preiswert|preisg(?:ü|ue?)nstig)(?:e?st)?${endingDe}`,
    ],
  ],
  [
    '-price',
    [
      String.raw`most\s+expensive`,
      'dearest',
      String.raw`plus\s+ch[eè]re?s?`,
      String.raw`pi[uù]\s+car[oaie]`,
      String.raw`m[aá]s\s+car[oa]s?`,
      `teuerst${endingDe}`,
    ],
  ],
  ['newest', ['newest', 'latest', `neu(?:e)?st${endingDe}`]],
  ['best', ['best', 'meilleure?s?', 'miglior[ei]?', 'mejor(?:es)?', `best${endingDe}`]],
];

/** Each order with the pattern of its words. */
export const orderRules: readonly (readonly [SearchSort, RegExp])[] = wordsOf.map(([sort, words]) => [
  sort,
  new RegExp(String.raw`(?<![\p{L}\d-])${article}(?:${words.join('|')})(?:\s+first)?(?![\p{L}\d-])`, 'iu'),
]);
