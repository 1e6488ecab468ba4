/** The languages of the trade besides English, whose words for days are the platform's own. */
const languages = ['fr', 'it', 'es', 'de'];

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Any of the names, with and without accents, as a pattern. */
const anyOf = (names: readonly string[]): string =>
  [...new Set(names.flatMap((name) => [name.toLowerCase(), plain(name)]))]
    .map((name) => name.replaceAll(/['’]/gu, "['’]").replaceAll(' ', String.raw`\s+`))
    .join('|');

/** "demain", "domani", "mañana", "morgen" for 1 and "day"; without the article, which may precede any day. */
const inLanguages = (number: number, unit: 'day' | 'week' | 'month'): readonly string[] =>
  languages.map((language) =>
    new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
      .format(number, unit)
      .replace(/^(?:la|le|el) /u, ''),
  );

/** The names of some days in each language, English first. */
const namesOf = (days: readonly Date[], part: Intl.DateTimeFormatOptions): readonly (readonly string[])[] =>
  ['en', ...languages].map((language) => {
    const format = new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' });
    return days.map((day) => format.format(day).toLowerCase());
  });

// A year that began on a Monday.
const daysOfWeek = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 7 + day)));
const weekdayNames = namesOf(daysOfWeek, { weekday: 'long' });
/** "sat", "sam.", "Sa": only before a date, as alone they are other words too. */
const shortWeekdays = namesOf(daysOfWeek, { weekday: 'short' })
  .flat()
  .map((name) => name.replace(/\.$/u, ''));
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
const weekdays = anyOf(weekdayNames.flat());
const partOfDay = String.raw`(?:\s+(?:morning|afternoon|evening|night|matin|apr[eè]s-midi|soir|mattina|pomeriggio|sera|(?:por la\s+)?(?:ma[ñn]ana|tarde|noche)|vormittag|nachmittag|abend|fr[üu]h))?`;
const weekday = `(?<weekday>${weekdays})${partOfDay}`;
const shortMonths = (monthNames[0] ?? []).map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`);
const month = `(?<month>${anyOf(monthNames.slice(1).flat())}|${shortMonths.join('|')})`;
const dayNumber = String.raw`(?<date>\d{1,2})(?:st|nd|rd|th|er|º|\.)?`;
const year = String.raw`(?:,?\s+(?:de\s+)?(?<year>20\d\d))?`;
const onWeekday = String.raw`(?:(?:${weekdays}|(?:${anyOf(shortWeekdays)})\.?),?\s+${article})?`;

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

/** YYYY-MM-DD, the first and the last. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

type Groups = Readonly<Record<string, string | undefined>>;
/** A day, or null if there is no such day. */
type DayOf = (groups: Groups, today: string) => string | null;
/** Of several days those that have not passed; null if there is no such day. */
type DaysOf = (groups: Groups, today: string) => Days | null;

const oneDay =
  (dayIn: DayOf): DaysOf =>
  (groups, today) => {
    const day = dayIn(groups, today);
    return day === null || day < today ? null : { from: day, until: day };
  };

/** The days between two, if they are in this order and have not all passed. */
const between = (from: string | null, until: string | null, today: string): Days | null =>
  from === null || until === null || from > until || until < today
    ? null
    : { from: from < today ? today : from, until };

const ofMonth: DayOf = ({ date, month: named, year: of }, today) =>
  dayOf(today, Number(date), placeOf(monthNames, named), of);
const ofNumber: DayOf = ({ date, number, year: of }, today) =>
  dayOf(today, Number(date), Number(number) - 1, of);

/** "3/8", which is a part of an inch. */
const isFraction = ({ date, number }: Groups): boolean =>
  ['2', '4', '8', '16'].includes(number ?? '') && Number(date) < Number(number);

/** "5–7 December": both in the month that is named. */
const datesOfMonth: DaysOf = (groups, today) => {
  const until = ofMonth({ ...groups, date: groups['to'] }, today);
  return between(until && `${until.slice(0, 8)}${(groups['date'] ?? '').padStart(2, '0')}`, until, today);
};

/** How far ahead a date without a month is looked for. */
const daysAhead = 62;

/** "lundi 14": the next day with this name and number. */
const numberedWeekday: DayOf = ({ weekday: named, date }, today) =>
  Array.from({ length: daysAhead }, (_, days) => laterBy(today, days)).find(
    (day) => Number(day.slice(8)) === Number(date) && weekdayOf(day) === placeOf(weekdayNames, named),
  ) ?? null;

const dayNamed = (today: string, named: string | undefined): string =>
  nextWeekday(today, placeOf(weekdayNames, named));

/** "Saturday or Sunday", "from Monday to Thursday". Days apart that "or" connects are not all between them. */
const weekdaysBetween: DaysOf = ({ weekday: named, to, or }, today) => {
  const from = dayNamed(today, named);
  const until = dayNamed(from, to);
  return or !== undefined && until !== laterBy(from, 1) ? null : { from, until };
};

/** Saturday and Sunday. */
const weekendFrom = (saturday: string): Days => ({ from: saturday, until: laterBy(saturday, 1) });
/** During a weekend, the rest of it. */
const weekend: DaysOf = (_, today) => {
  if (weekdayOf(today) === 0) return { from: today, until: today };
  return weekendFrom(weekdayOf(today) === 6 ? today : nextWeekday(today, 6));
};
/** Monday. */
const nextWeek = (today: string): string => nextWeekday(today, 1);

/** The month that begins so many months after this one, from today on. */
function monthAfter(today: string, months: number): Days {
  const [year, number] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + months];
  const dayIn = (of: Date) => of.toISOString().slice(0, 10);
  const first = dayIn(new Date(Date.UTC(year, number, 1)));
  return { from: first < today ? today : first, until: dayIn(new Date(Date.UTC(year, number + 1, 0))) };
}
const wholeMonth: DaysOf = ({ month: named }, today) =>
  monthAfter(today, (placeOf(monthNames, named) - (Number(today.slice(5, 7)) - 1) + 12) % 12);

const smallNumbers = [
  ['a', 'one', 'un', 'une', 'una', 'uno', 'einem', 'einer'],
  ['two', 'deux', 'due', 'dos', 'zwei'],
  ['three', 'trois', 'tre', 'tres', 'drei'],
];
const numberIn = (text = ''): number =>
  /\d/u.test(text) ? Number(text) : smallNumbers.findIndex((names) => names.includes(text.toLowerCase())) + 1;
const count = String.raw`(?<count>\d{1,2}|${smallNumbers.flat().join('|')})`;
const ahead = String.raw`(?:in|dans|tra|fra|en|dentro de)\s+${count}\s+`;

const weekends = 'weekend|week-end|fine settimana|fin de semana|wochenende';
const next = 'next|prochaine?|prossim[oa]|pr[óo]xim[oa]|n[äa]chste[ns]?|kommende[ns]?';
const thisOne = 'this|ce|questo|este|diese[ns]?';
const to = String.raw`\s*(?:-|–|(?<![\p{L}\d])(?:to|until|till|au|al|a|bis(?: zum)?|hasta)(?![\p{L}\d]))\s*`;
const or = String.raw`(?<or>\s+(?:or|and|ou|et|o|e|y|oder|und)\s+)`;

/** Expressions of time, each a whole word or phrase. */
export const dayRules: readonly (readonly [pattern: string, days: DaysOf])[] = [
  [
    String.raw`(?<iso>20\d\d-\d\d-\d\d)`,
    oneDay(({ iso = '' }, today) =>
      dayOf(today, Number(iso.slice(8)), Number(iso.slice(5, 7)) - 1, iso.slice(0, 4)),
    ),
  ],
  [
    String.raw`${dayNumber}${to}(?<to>\d{1,2})(?:st|nd|rd|th|er|º|\.)?\s+(?:(?:of|de|di)\s+)?${month}${year}`,
    datesOfMonth,
  ],
  [String.raw`${onWeekday}${dayNumber}\s+(?:(?:of|de|di)\s+)?${month}${year}`, oneDay(ofMonth)],
  [String.raw`${onWeekday}${month}\s+(?:the\s+)?${dayNumber}${year}`, oneDay(ofMonth)],
  [String.raw`${onWeekday}(?<date>\d{1,2})[./](?<number>\d{1,2})[./](?<year>20\d\d)`, oneDay(ofNumber)],
  // "5.12.": without the last point it is a measure, unless "on" is before it.
  [String.raw`${onWeekday}(?<date>\d{1,2})\.\s?(?<number>\d{1,2})\.`, oneDay(ofNumber)],
  [String.raw`(?:on|am|le|il|el)\s+(?<date>\d{1,2})[./](?<number>\d{1,2})`, oneDay(ofNumber)],
  [
    String.raw`(?<date>\d{1,2})/(?<number>\d{1,2})`,
    oneDay((groups, today) => (isFraction(groups) ? null : ofNumber(groups, today))),
  ],
  [String.raw`${weekday}\s+${article}${dayNumber}`, oneDay(numberedWeekday)],
  [
    String.raw`(?:the\s+)?day after tomorrow|${anyOf(inLanguages(2, 'day'))}`,
    oneDay((_, today) => laterBy(today, 2)),
  ],
  [`(?:tomorrow|${anyOf(inLanguages(1, 'day'))})${partOfDay}`, oneDay((_, today) => laterBy(today, 1))],
  [`today|tonight|now|asap|${anyOf(inLanguages(0, 'day'))}`, oneDay((_, today) => today)],
  [
    String.raw`${ahead}(?:days?|jours?|giorn[oi]|d[ií]as?|tage?n?)`,
    oneDay(({ count: number }, today) => laterBy(today, numberIn(number))),
  ],
  [
    String.raw`${ahead}(?:weeks?|semaines?|settiman[ae]|semanas?|wochen?)`,
    oneDay(({ count: number }, today) => laterBy(today, 7 * numberIn(number))),
  ],
  [
    String.raw`(?:${next})\s+(?:${weekends})|(?:${weekends})\s+(?:${next})`,
    (_, today) => weekendFrom(laterBy(nextWeek(today), 5)),
  ],
  [
    String.raw`next week|(?:${next})\s+(?:settimana|semana)|${anyOf(inLanguages(1, 'week'))}`,
    (_, today) => ({ from: nextWeek(today), until: laterBy(nextWeek(today), 6) }),
  ],
  [String.raw`(?:(?:${thisOne})\s+)?(?:${weekends})`, weekend],
  [
    `this week|${anyOf(inLanguages(0, 'week'))}`,
    (_, today) => ({ from: today, until: laterBy(today, (7 - weekdayOf(today)) % 7) }),
  ],
  [`next month|${anyOf(inLanguages(1, 'month'))}`, (_, today) => monthAfter(today, 1)],
  [`this month|${anyOf(inLanguages(0, 'month'))}`, (_, today) => monthAfter(today, 0)],
  [String.raw`(?:in|im|en|a)\s+${month}(?!\s+\d)`, wholeMonth],
  [String.raw`${weekday}(?:${or}|${to})${article}(?<to>${weekdays})${partOfDay}`, weekdaysBetween],
  [
    String.raw`(?:(?:${next}|${thisOne})\s+)?${weekday}(?:\s+(?:${next}))?`,
    oneDay(({ weekday: named }, today) => dayNamed(today, named)),
  ],
];
