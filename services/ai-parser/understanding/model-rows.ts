import type { AskModel, ModelFailure } from '../model/question.ts';
import { columnLetter } from '../reading/table.ts';
import type { Field, ListKind } from './fields.ts';
import type { Offer, RowIssue } from './offer.ts';

const rowsAQuestion = 20;
const questionsMax = 5;
const cellLettersMax = 200;
const confidence = 0.55;

interface Lack {
  readonly field: Field & ('name' | 'priceUnit');
  readonly lacks: (offer: Offer) => boolean;
  /** The issue of a row that lacks it, which is removed when the words are found. */
  readonly issue: RowIssue['code'] | null;
}

const hasWords = ({ source }: Offer) => source.values.some((text) => /\p{L}{2}/u.test(text));

const name: Lack = {
  field: 'name',
  lacks: (offer) => offer.name === null && hasWords(offer),
  issue: 'NAME_MISSING',
};
const priceUnit: Lack = {
  field: 'priceUnit',
  lacks: (offer) => Boolean(offer.priceText) && !('priceUnit' in offer && offer.priceUnit),
  issue: null,
};

/** The fields that single rows are asked for: words, never numbers. */
const lacksOf = (kind: ListKind): readonly Lack[] => (kind === 'services' ? [name, priceUnit] : [name]);

const plain = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** The index of the cell that includes these words; -1 if the file does not have them. */
const placeOf = ({ source }: Offer, words: string): number =>
  source.values.findIndex((text) => plain(text).includes(words));

function mended(offer: Offer, { field, issue }: Lack, said: string): Offer {
  const words = plain(said);
  const place = words === '' ? -1 : placeOf(offer, words);
  if (place === -1 || !/\p{L}/u.test(words)) return offer;
  const message = 'A language model picked these words from the row.';
  return {
    ...offer,
    [field]: words,
    source: {
      ...offer.source,
      cells: { ...offer.source.cells, [field]: `${columnLetter(place)}${offer.source.row}` },
    },
    confidence: { ...offer.confidence, [field]: confidence },
    issues: [...offer.issues.filter(({ code }) => code !== issue), { code: 'MODEL_READ', field, message }],
  };
}

/**
 * The same offers, with missing words as the model picked them from the offer's own row. Words that are not in the row
 * are dropped.
 */
export async function askForRows(
  offers: readonly Offer[],
  kind: ListKind,
  ask: AskModel,
): Promise<{ readonly offers: readonly Offer[]; readonly failure: ModelFailure | null }> {
  const now = [...offers];
  let questions = 0;
  for (const lack of lacksOf(kind)) {
    const places = [...now.keys()].filter((place) => {
      const offer = now[place];
      return offer !== undefined && lack.lacks(offer);
    });
    for (let from = 0; from < places.length && questions < questionsMax; from += rowsAQuestion) {
      questions += 1;
      const rows = places.slice(from, from + rowsAQuestion).map((place) => ({
        place,
        cells: (now[place]?.source.values ?? []).map((text) => text.slice(0, cellLettersMax)),
      }));
      const said = await ask({ about: 'rows', kind, field: lack.field, rows });
      if (!said.ok) return { offers: now, failure: said.error };
      for (const { place, text } of said.value) {
        const offer = now[place];
        if (offer && text !== null && rows.some((row) => row.place === place) && lack.lacks(offer))
          now[place] = mended(offer, lack, text);
      }
    }
  }
  return { offers: now, failure: null };
}
