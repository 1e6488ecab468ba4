/** The languages of the trade besides English, whose words for days are the platform's own. */
const languages = ['fr', 'it', 'es', 'de'];

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Any of the names, with and without accents, as a pattern. */
const anyOf = (names: readonly string[]): string =>
  [...new Set(names.flatMap((name) => [name.toLowerCase(), plain(name)]))]
    .map((name) => name.replaceAll(/['’]/gu, "['’]").replaceAll(' ', String.raw`\s+`))
    .join('|');

/** "demain", "domani", "mañana", "morgen" for 1 and "day"; without the article, which may precede any day. */
const inLanguages = (number: number, unit: 'day' | 'week'): readonly string[] =>
  languages.map((language) =>
    new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(number, unit).replace(/^la /u, ''),
  );

/** The names of some days in each language, English first. */
const namesOf = (days: readonly Date[], part: Intl.DateTimeFormatOptions): readonly (readonly string[])[] =>
  ['en', ...languages].map((language) => {
    const format = new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' });
    return days.map((day) => format.format(day).toLowerCase());
  });

// A year that began on a Monday.
const weekdayNames = namesOf(
  Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 7 + day))),
  { weekday: 'long' },
);
const monthNames = namesOf(
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1))),
  { month: 'long' },
);

/** The position of a name in its language; of "dec", in English, by its beginning. */
function placeOf(names: readonly (readonly string[])[], named = ''): number {
  const word = plain(named);
  const whole = names.map((own) => own.findIndex((name) => plain(name) === word)).find((at) => at >= 0);
  return whole ?? names[0]?.findIndex((name) => name.startsWith(word.slice(0, 3))) ?? -1;
}

const article = String.raw`(?:(?:the|le|il|el|den|dem|der)\s+)?`;
const weekday = `(?<weekday>${anyOf(weekdayNames.flat())})`;
const shortMonths = (monthNames[0] ?? []).map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`);
const month = `(?<month>${anyOf(monthNames.slice(1).flat())}|${shortMonths.join('|')})`;
const dayNumber = String.raw`(?<date>\d{1,2})(?:st|nd|rd|th|er|º|\.)?`;
const year = String.raw`(?:,?\s+(?:de\s+)?(?<year>20\d\d))?`;
const onWeekday = String.raw`(?:${weekday},?\s+${article})?`;

const laterBy = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** The next day with this name; on that day itself, a week later. */
const nextWeekday = (today: string, at: number): string =>
  laterBy(today, ((at - weekdayOf(today) + 6) % 7) + 1);

/** The day with these numbers in the named year, or the next one that has not passed; null if there is none. */
function dayOf(today: string, date: number, at: number, named: string | undefined): string | null {
  const of = (whole: number) => {
    const day = new Date(Date.UTC(whole, at, date));
    return day.getUTCMonth() === at && day.getUTCDate() === date ? day.toISOString().slice(0, 10) : null;
  };
  if (named !== undefined) return of(Number(named));
  const thisYear = of(Number(today.slice(0, 4)));
  return thisYear !== null && thisYear < today ? of(Number(today.slice(0, 4)) + 1) : thisYear;
}

/** A day, or null if there is no such day. */
type DayOf = (groups: Readonly<Record<string, string | undefined>>, today: string) => string | null;

const ofMonth: DayOf = ({ date, month: named, year: of }, today) =>
  dayOf(today, Number(date), placeOf(monthNames, named), of);

/** How far ahead a date without a month is looked for. */
const daysAhead = 62;

/** "lundi 14": the next day with this name and number. */
const numberedWeekday: DayOf = ({ weekday: named, date }, today) =>
  Array.from({ length: daysAhead }, (_, days) => laterBy(today, days)).find(
    (day) => Number(day.slice(8)) === Number(date) && weekdayOf(day) === placeOf(weekdayNames, named),
  ) ?? null;

/** Saturday; during a weekend, today. */
const weekend: DayOf = (_, today) =>
  weekdayOf(today) === 0 || weekdayOf(today) === 6 ? today : nextWeekday(today, 6);
/** Monday. */
const nextWeek = (today: string): string => nextWeekday(today, 1);

const weekends = 'weekend|week-end|fine settimana|fin de semana|wochenende';
const next = 'next|prochaine?|prossim[oa]|pr[óo]xim[oa]|n[äa]chste[ns]?|kommende[ns]?';
const thisOne = 'this|ce|questo|este|diese[ns]?';

/** Expressions of time, each a whole word or phrase. Of several days, the first that has not passed. */
export const dayRules: readonly (readonly [pattern: string, day: DayOf, isSeveral?: boolean])[] = [
  [
    String.raw`(?<iso>20\d\d-\d\d-\d\d)`,
    ({ iso = '' }, today) => dayOf(today, Number(iso.slice(8)), Number(iso.slice(5, 7)) - 1, iso.slice(0, 4)),
  ],
  [String.raw`${onWeekday}${dayNumber}\s+(?:(?:of|de|di)\s+)?${month}${year}`, ofMonth],
  [String.raw`${onWeekday}${month}\s+(?:the\s+)?${dayNumber}${year}`, ofMonth],
  [
    String.raw`${onWeekday}(?<date>\d{1,2})[./](?<number>\d{1,2})[./](?<year>20\d\d)`,
    ({ date, number, year: of }, today) => dayOf(today, Number(date), Number(number) - 1, of),
  ],
  [String.raw`${weekday}\s+${article}${dayNumber}`, numberedWeekday],
  [
    String.raw`(?:the\s+)?day after tomorrow|${anyOf(inLanguages(2, 'day'))}`,
    (_, today) => laterBy(today, 2),
  ],
  [`tomorrow|${anyOf(inLanguages(1, 'day'))}`, (_, today) => laterBy(today, 1)],
  [`today|tonight|now|asap|${anyOf(inLanguages(0, 'day'))}`, (_, today) => today],
  [
    String.raw`(?:${next})\s+(?:${weekends})|(?:${weekends})\s+(?:${next})`,
    (_, today) => laterBy(nextWeek(today), 5),
    true,
  ],
  [
    String.raw`next week|(?:${next})\s+(?:settimana|semana)|${anyOf(inLanguages(1, 'week'))}`,
    (_, today) => nextWeek(today),
    true,
  ],
  [String.raw`(?:(?:${thisOne})\s+)?(?:${weekends})`, weekend, true],
  [`this week|${anyOf(inLanguages(0, 'week'))}`, (_, today) => today, true],
  [
    String.raw`(?:(?:${next}|${thisOne})\s+)?${weekday}(?:\s+(?:${next}))?`,
    ({ weekday: named }, today) => nextWeekday(today, placeOf(weekdayNames, named)),
  ],
];
