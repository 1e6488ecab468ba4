import { textOf, type Row } from '../reading/table.ts';
import { headerKey } from './header-key.ts';
import type { TablePlan } from './table-plan.ts';

/** Headers of columns that say whether something is offered, and of those that say that it is not. */
const offeredHeaders = new Set(
  [
    'published, visible, active, is active, enabled, available for sale, can be sold, sale ok, online, status, state',
    'veröffentlicht, sichtbar, aktiv, publié, visible en ligne, actif, statut, publicado, visible, activo, estado',
    'pubblicato, attivo, visibile, stato, publicado, ativo, gepubliceerd, actief, zichtbaar, publicerad, aktywny',
  ]
    .join(', ')
    .split(', ')
    .map(headerKey),
);
const endedHeaders = new Set(
  'discontinued, archived, obsolete, hidden, descatalogado, descontinuado, arrêté, auslauf, fuori catalogo, vervallen'
    .split(', ')
    .map(headerKey),
);

const yes =
  /^(?:true|yes|y|1|x|si|sí|oui|ja|vrai|wahr|verdadero|vero|да|active|published|enabled|visible)$/iu;
const no = /^(?:false|no|n|0|off|non|nein|nee|nej|faux|falsch|falso|não|нет)$/iu;
/** A state that says so by itself, whatever the column's other rows say. */
const hiddenState =
  /^(?:draft|inactive|archived|hidden|disabled|unpublished|not visible|entwurf|inaktiv|brouillon|inactif|borrador|inactivo|bozza|inattivo|rascunho|inativo|inactief)$/iu;

/** Words that a row has beside it if it is no longer sold. */
const ended = new RegExp(
  `^[\\s([*]*(?:${[
    'discontinued',
    'no longer available',
    'out of prod(?:uction)?',
    'no longer (?:produced|made|manufactured)',
    'obsolete',
    'descatalogad[oa]',
    'descontinuad[oa]',
    'fuera de (?:cat[aá]logo|producci[oó]n)',
    'fuori (?:prod(?:uzione)?|catalogo)',
    'fora de (?:linha|produ[cç][aã]o)',
    'hors (?:catalogue|production)',
    'n.est plus fabriqu[eé]e?s?',
    'plus disponible',
    'n.est plus disponible',
    'nicht mehr (?:lieferbar|verfügbar|hergestellt)',
    'produktion eingestellt',
    'niet meer (?:leverbaar|in productie)',
    'uit productie',
    'utgått',
    'udgået',
    'wycofan[yae]',
    'van proizvodnje',
    'εκτός παραγωγής',
    'üretimden kalk',
    'снят[оаы]? с производства',
    'знят[оаі]? з виробництва',
  ].join('|')})(?![\\p{L}])`,
  'iu',
);
const remarkLengthMax = 60;

/**
 * Finds what a row says of itself if it is not sold (any more): "Discontinued", or "Published: FALSE"; null for rows on
 * sale. A column of yes and no counts if some rows say yes; one that says no throughout is none of this.
 */
export function notSoldIn(plan: TablePlan): (row: Row) => string | null {
  const named = new Set(
    [...plan.roles.byField].flatMap(([field, { column }]) =>
      field === 'quantity' || field === 'description' ? [] : [column.index],
    ),
  );
  const remarks = plan.columns.filter(({ index }) => !named.has(index)).map(({ index }) => index);
  const states = plan.columns.flatMap(({ header, index }) => {
    if (!header || named.has(index)) return [];
    const key = headerKey(header.text);
    const values = plan.sample.map((row) => textOf(row.cells[index]).trim());
    const some = (words: RegExp) => values.some((value) => words.test(value));
    if (endedHeaders.has(key)) return some(no) || values.includes('') ? [{ index, says: yes, header }] : [];
    if (!offeredHeaders.has(key)) return [];
    return [
      {
        index,
        says: some(yes) ? new RegExp(`${no.source}|${hiddenState.source}`, 'iu') : hiddenState,
        header,
      },
    ];
  });
  return (row) => {
    for (const { index, says, header } of states) {
      const value = textOf(row.cells[index]).trim();
      if (says.test(value)) return `${header.text}: ${value}`;
    }
    for (const index of remarks) {
      const cell = row.cells[index];
      if (typeof cell !== 'string' || cell.length > remarkLengthMax || !ended.test(cell)) continue;
      return cell.trim();
    }
    return null;
  };
}
