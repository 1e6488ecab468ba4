import { textOf } from '../reading/table.ts';
import type { TablePlan } from './table-plan.ts';
import { phrasesOf, wordsOf } from './words.ts';

/** A sheet this long beside the list is a list too. */
const shorterThan = 0.5;
const mostly = 0.5;

/** `delivery_min`, `shop.currency`: what programs call their settings. */
const ofPrograms = /^\p{Ll}+\d*(?:[_.]\p{Ll}*\d*)+$/u;

/** Titles over the names of settings; over offers there is none of them. */
const settings =
  /^(?:param\p{L}*|settings?|config\p{L}*|options?|keys?|variables?|chaves?|claves?|cles?|opcion\p{L}*|ajustes?|impostazion\p{L}*|reglages?|einstellung\p{L}*|instelling\p{L}*|ustawieni\p{L}*|nastaven\p{L}*|beallitas\p{L}*|ayar\p{L}*|parametr\p{L}*|параметр\p{L}*|настройк\p{L}*|налаштуванн\p{L}*|ρυθμισ\p{L}*|παραμετρ\p{L}*)$/u;

/** The titles that spreadsheet programs give to the first column of a pivot table. */
const ofPivots = new Set(
  phrasesOf(
    'row labels, etiquetas de fila, rótulos de linha, etichette di riga, étiquettes de lignes, zeilenbeschriftungen, rijlabels, etykiety wierszy, popisky řádků, названия строк, назви рядків, satır etiketleri, radetiketter',
  ).map((words) => words.join(' ')),
);

/** Whether a table has settings of the workbook, or sums up another of its tables. */
function isBesideLists({ roles, sample }: TablePlan): boolean {
  const name = roles.byField.get('name')?.column;
  if (!name || name.stated) return false;
  const words = wordsOf(name.header?.text ?? '');
  if (ofPivots.has(words.join(' '))) return true;
  if (words.length === 1 && settings.test(words[0] ?? '')) return true;
  const texts = sample.map(({ cells }) => textOf(cells[name.index])).filter((text) => text !== '');
  return texts.filter((text) => ofPrograms.test(text)).length > texts.length * mostly;
}

/** The lists without the tables that only support them: settings and pivot tables beside a list that is longer. */
export function withoutBesideLists(lists: readonly TablePlan[]): readonly TablePlan[] {
  const beside = new Set(lists.filter(isBesideLists));
  const longest = Math.max(0, ...lists.filter((plan) => !beside.has(plan)).map(({ body }) => body.length));
  return lists.filter((plan) => !beside.has(plan) || plan.body.length > longest * shorterThan);
}
