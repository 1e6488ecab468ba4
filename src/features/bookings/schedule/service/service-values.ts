import { hoursGiven, hoursValues, type HoursValues } from '../panels/hours-form.types.ts';
import { most } from '../panels/number-rules.ts';
import type { Schedule, ServiceSchedule, ServiceScheduleGiven } from '../schedule.types.ts';

/** The setting of all services, or the service's own. */
type Choice = 'shared' | 'own';

export type RuleName = 'noticeHours' | 'horizonDays' | 'bufferBeforeMinutes' | 'bufferAfterMinutes';

interface RuleValues {
  choice: Choice;
  /** As typed; kept while 'shared' is chosen. */
  own: string;
}

export interface ServiceValues extends HoursValues {
  hours: Choice;
  rules: Record<RuleName, RuleValues>;
  teamIds: string[];
}

interface Rule {
  readonly label: string;
  readonly unit: 'hours' | 'days' | 'min';
  readonly least: number;
  readonly most: number;
}

export const rules: Readonly<Record<RuleName, Rule>> = {
  noticeHours: { label: 'Notice', unit: 'hours', least: 0, most: most.noticeHours },
  horizonDays: { label: 'How far ahead', unit: 'days', least: 1, most: most.horizonDays },
  bufferBeforeMinutes: { label: 'Free before each job', unit: 'min', least: 0, most: most.buffer },
  bufferAfterMinutes: { label: 'Free after each job', unit: 'min', least: 0, most: most.buffer },
};

export const ruleNames = [
  'noticeHours',
  'horizonDays',
  'bufferBeforeMinutes',
  'bufferAfterMinutes',
] as const satisfies readonly RuleName[];

/** The form's default values: the service's own settings, otherwise those of all services. */
export function serviceValues(schedule: Schedule, own: ServiceSchedule): ServiceValues {
  const rule = (name: RuleName): RuleValues => ({
    choice: own[name] === null ? 'shared' : 'own',
    own: String(own[name] ?? schedule[name]),
  });
  return {
    ...hoursValues({ hours: own.hours ?? schedule.hours, exceptions: [] }),
    hours: own.hours === null ? 'shared' : 'own',
    rules: {
      noticeHours: rule('noticeHours'),
      horizonDays: rule('horizonDays'),
      bufferBeforeMinutes: rule('bufferBeforeMinutes'),
      bufferAfterMinutes: rule('bufferAfterMinutes'),
    },
    teamIds: own.teamIds,
  };
}

export function serviceGiven(values: ServiceValues): ServiceScheduleGiven {
  const rule = (name: RuleName) => {
    const { choice, own } = values.rules[name];
    return choice === 'own' ? Number(own) : null;
  };
  return {
    hours: values.hours === 'own' ? hoursGiven(values).hours : null,
    noticeHours: rule('noticeHours'),
    horizonDays: rule('horizonDays'),
    bufferBeforeMinutes: rule('bufferBeforeMinutes'),
    bufferAfterMinutes: rule('bufferAfterMinutes'),
    teamIds: values.teamIds,
  };
}
