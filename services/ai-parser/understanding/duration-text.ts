import { readDecimal } from '../../../src/lib/decimal-text.ts';

export type DurationUnit = 'minutes' | 'hours';

const minuteWords =
  /^(?:m|min|mins|minute|minutes|minuten|minuto|minutos|minuti|minuut|minuta|minute|minut|minuti|dk|dakika|dak|λεπτα|λεπτό|λεπτά|λεπ|мин|минут|минута|минуты|минути|хв|хвилин|minuter|minutter|minuuttia|perc|phút|menit|分|分钟|分鐘|분|นาที|['′])\.?$/iu;
const hourWords =
  /^(?:h|hr|hrs|hour|hours|std|stunde|stunden|hora|horas|heure|heures|ora|ore|uur|uren|sat|sata|sati|ura|ure|ur|saat|sa|ώρα|ώρες|ωρα|ωρεσ|ωρες|час|часа|часов|ч|год|година|години|годин|timme|timmar|time|timer|tuntia|óra|godz|godzina|godziny|hodina|hodiny|hodin|giờ|jam|小时|小時|時間|시간|ชั่วโมง)\.?$/iu;

/** The unit that words name, for example in a header's brackets; null if they name none. */
export function durationUnitOf(words: readonly string[]): DurationUnit | null {
  if (words.some((word) => minuteWords.test(word))) return 'minutes';
  return words.some((word) => hourWords.test(word)) ? 'hours' : null;
}

const amount = String.raw`\d+(?:[.,]\d+)?`;
const clock = /^(\d{1,3}):([0-5]\d)(?::00)?$/u;
const hoursAndMinutes = /^(\d{1,3})\s*(\p{L}+\.?)\s*(\d{1,2})\s*(?:\p{L}+\.?|['′])?$/u;
const single = new RegExp(String.raw`^(${amount}|½)\s*(\p{L}+\.?|['′])$`, 'u');

const minutes = (value: number): number | null =>
  Number.isFinite(value) && value > 0 ? Math.round(value) : null;

/**
 * The minutes of a duration: `1h30`, `90 min`, `1,5 h`, `1:30`; a number alone only in `unit`. Days have no fixed
 * length: null.
 */
export function minutesOf(text: string, unit: DurationUnit | null): number | null {
  const [, hours = '', rest = ''] = clock.exec(text) ?? [];
  if (hours !== '') return minutes(Number(hours) * 60 + Number(rest));
  const [, whole = '', hourWord = '', more = ''] = hoursAndMinutes.exec(text) ?? [];
  if (whole !== '' && hourWords.test(hourWord)) return minutes(Number(whole) * 60 + Number(more));
  const [, number = '', word = ''] = single.exec(text) ?? [];
  const value = number === '½' ? 0.5 : Number(number.replace(',', '.'));
  if (number !== '' && minuteWords.test(word)) return minutes(value);
  if (number !== '' && hourWords.test(word)) return minutes(value * 60);
  const bare = unit === null ? null : readDecimal(text);
  if (!bare) return null;
  return minutes(Number(bare.decimal) * (unit === 'hours' ? 60 : 1));
}
