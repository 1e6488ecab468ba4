import { lazyPart } from '../../../../ui/index.ts';

/** Loads the dialog when the list of services opens it. */
export const ServiceScheduleDialog = lazyPart(
  async () => (await import('./service-schedule-dialog.tsx')).ServiceScheduleDialog,
);
