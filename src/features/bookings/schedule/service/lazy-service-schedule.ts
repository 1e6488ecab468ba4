import { lazyPart } from '../../../../ui/index.ts';

/** The dialog for the list of services, which is shown without it. */
export const ServiceScheduleDialog = lazyPart(
  async () => (await import('./service-schedule-dialog.tsx')).ServiceScheduleDialog,
);
