import type { ReviewField } from '../../../machines/import/index.ts';
import { departmentsOf } from './field-text.domain.ts';
import { durationMinutesMax, durationMinutesMin, leadTimeHoursMax } from './fields.ts';
import { inFigures } from './review.labels.ts';

/** What people are told about a value that a field can't have, in a row and in an answer for all rows. */
export const wrongValues = {
  currency: (text) => `“${text}” isn’t a currency we know. Enter its code, like EUR.`,
  departments: (text) =>
    `“${departmentsOf(text).unknown.join(', ')}” isn’t a department. Use captain, crew, exterior, interior, chef-galley or engineering.`,
  tax: (text) => `“${text}” isn’t a tax rate. Enter a percentage from 0 to 100, like 21.`,
  stock: (text) => `“${text}” isn’t a stock. Enter how many you have, 0 or more, or “not counted”.`,
  durationMinutes: (text) =>
    `“${text}” can’t be booked. Enter minutes from ${durationMinutesMin} to ${inFigures(durationMinutesMax)}.`,
  leadTimeHours: (text) =>
    `“${text}” isn’t a lead time. Enter hours from 0 to ${inFigures(leadTimeHoursMax)}, or a time like 10 working days or 2 weeks.`,
} as const satisfies Partial<Record<ReviewField, (text: string) => string>>;
