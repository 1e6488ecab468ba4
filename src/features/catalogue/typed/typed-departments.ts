import type { components } from '../../../api/index.ts';
import type { Typed } from './typed.ts';

type Department = components['schemas']['DepartmentSlug'];

const words: Readonly<Record<Department, string>> = {
  captain: 'Captain',
  crew: 'Crew',
  exterior: 'Exterior',
  interior: 'Interior',
  'chef-galley': 'Chef & galley',
  engineering: 'Engineering',
};

/** The record's own keys, in the order of the site. */
const all = Object.keys(words) as Department[]; // The keys of its own record.

/** The text without the parts that people omit or write differently. */
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace('and', '');

/** "Exterior, Engineering". */
export const departmentsText = (departments: readonly Department[]): string =>
  departments.map((department) => words[department]).join(', ');

/** The departments in a comma-separated text, possibly none; duplicates count once. */
export function readDepartments(text: string): Typed<Department[]> {
  const parts = text
    .split(/[,;]/)
    .map(keyOf)
    .filter((part) => part !== '');
  const known = all.filter((department) => parts.includes(keyOf(department)));
  if (parts.some((part) => all.every((department) => keyOf(department) !== part)))
    return { problem: `Enter one or more of: ${Object.values(words).join(', ')}.` };
  return { value: known };
}
