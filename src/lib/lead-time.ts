const daysInWeek = 7;
const workingDaysInWeek = 5;

/** Words for hours, days and weeks in the languages of the ports; in lower case, without accents. */
const hoursIn: readonly (readonly [words: RegExp, hours: number])[] = [
  [/^(?:h|hrs?|hours?|std|stunden?|horas?|heures?|or[ae]|uur|uren|час(?:а|ов)?|ч)$/u, 1],
  [/^(?:d|days?|tage?n?|t|dias?|jours?|j|giorn[oi]|gg|dag(?:en)?|день|дня|дней)$/u, 24],
  [/^(?:w|wks?|weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|week|недел[яьи])$/u, daysInWeek * 24],
  [/^(?:months?|monate?|mois|mes(?:es)?|mesi|mese|maand(?:en)?)$/u, 30 * 24],
];

const workingDays =
  /^(?:(?:working|business|work|bus\.?) ?days?|wd|werktagen?|werktage|arbeitstagen?|arbeitstage|dias? (?:laborables?|habiles?)|jours? (?:ouvres?|ouvrables?)|giorn[oi] (?:lavorativ[oi]|feriali)|werkdag(?:en)?|dias? uteis)$/u;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(/(?<=\S)[\s-]+/gu, ' ')
    .trim();

/**
 * The hours in “48 h”, “2 weeks”, “10 working days”, “2 Wochen”, “3 dias habiles”; a bare number means hours. Working
 * days include weekends: ten are two weeks. Null for other texts, and if the hours are not whole.
 */
export function leadTimeHoursOf(text: string): number | null {
  const [, figure = '', words = ''] = /^(\d{1,4}(?:[.,]\d)?) ?(.*?)\.?$/u.exec(plain(text)) ?? [];
  if (figure === '') return null;
  const count = Number(figure.replace(',', '.'));
  const hours = workingDays.test(words)
    ? Math.ceil((count * daysInWeek) / workingDaysInWeek) * 24
    : count * (words === '' ? 1 : (hoursIn.find(([names]) => names.test(words))?.[1] ?? Number.NaN));
  return Number.isInteger(hours) ? hours : null;
}
