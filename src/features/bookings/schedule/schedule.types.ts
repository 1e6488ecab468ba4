import type { components } from '../../../api/index.ts';

type Schemas = components['schemas'];

export type Schedule = Schemas['Schedule'];
export type ScheduleGiven = Schemas['ScheduleGiven'];
export type ServiceSchedule = Schemas['ServiceSchedule'];
export type ServiceScheduleGiven = Schemas['ServiceScheduleGiven'];
export type WeekDay = Schemas['WeekDay'];
export type Interval = Schemas['Interval'];
export type Team = Schemas['Team'];
export type TimeOff = Schemas['TimeOff'];
export type BookingAtTime = Schemas['BookingAtTime'];
export type NewTimeOff = Schemas['NewTimeOff'];
export type TimeOffGiven = Schemas['TimeOffGiven'];
export type OutsideCalendar = Schemas['OutsideCalendar'];
export type ProviderCalendar = Schemas['ProviderCalendar'];
export type ProviderCalendarEntry = Schemas['ProviderCalendarEntry'];
