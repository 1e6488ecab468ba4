import { isRole, roleLabels } from '../../../../src/lib/roles.ts';
import type { StepInPath } from '../../../../src/statecharts/flow/steps/steps.ts';

export const minutesText = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

/** A role in the plural: "service providers". */
export const rolesText = (role: string): string =>
  isRole(role) ? `${roleLabels[role].toLowerCase()}s` : role.replaceAll('_', ' ');

const minutesOf = (steps: readonly Pick<StepInPath, 'minutes'>[]): number =>
  steps.reduce((sum, { minutes }) => sum + minutes, 0);

/** How many steps the path has, and how long they take; for each role, where some steps are for one role only. */
export function stepsLength(steps: readonly Pick<StepInPath, 'minutes' | 'only'>[]): string {
  const roles = [...new Set(steps.flatMap(({ only }) => only ?? []))];
  if (roles.length === 0) return `${steps.length} steps, about ${minutesText(minutesOf(steps))}`;
  const ofRoles = roles.map((role) => {
    const seen = steps.filter(({ only }) => only === null || only === role);
    return `${rolesText(role)} ${minutesOf(seen)} min`;
  });
  return `${steps.length} steps · ${ofRoles.join(', ')}`;
}
