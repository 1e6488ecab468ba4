import { useState } from 'react';
import { ErrorState, SkeletonForm } from '../../../../ui/index.ts';
import { FormDialog } from '../../../forms/index.ts';
import { useSaveServiceSchedule, useSchedule, useServiceSchedule } from '../schedule-queries.ts';
import type { Schedule, ServiceSchedule } from '../schedule.types.ts';
import { ServiceScheduleForm } from './service-schedule-form.tsx';

interface ServiceScheduleDialogProps {
  readonly service: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

interface Read {
  readonly schedule: Schedule;
  readonly own: ServiceSchedule;
}

/** Edits one service's own hours, rules and teams. Mount it only while it is open. */
export function ServiceScheduleDialog({ service, onClose }: ServiceScheduleDialogProps) {
  const saving = useSaveServiceSchedule(service.id, onClose);
  const schedule = useSchedule();
  const own = useServiceSchedule(service.id);
  // The form starts with the data loaded on opening; later reloads do not change what was typed.
  const [begun, setBegun] = useState<Read | null>(null);
  if (begun === null && schedule.data && own.data && !schedule.isFetching && !own.isFetching)
    setBegun({ schedule: schedule.data, own: own.data });
  const failed = schedule.failed ?? own.failed;
  return (
    <FormDialog
      busy={saving.busy}
      unsaved="these hours and teams"
      onClose={onClose}
      size="large"
      title={`Hours and teams of ${service.name}`}
      description="For all services, you set these in your calendar."
    >
      {(close) =>
        begun !== null ? (
          <ServiceScheduleForm
            {...begun}
            submission={saving}
            onClose={close}
            // Pressed again after the message that another user has changed it: saves over their version.
            onSave={(given) =>
              void saving.run({
                version:
                  saving.failure?.code === 'CHANGED_ELSEWHERE' && own.data
                    ? own.data.version
                    : begun.own.version,
                given,
              })
            }
          />
        ) : failed === null ? (
          <SkeletonForm fields={6} label="Loading hours and teams" />
        ) : (
          <ErrorState title="We couldn’t load the hours and teams." {...failed}>
            Nothing was changed. Check your connection and try again.
          </ErrorState>
        )
      }
    </FormDialog>
  );
}
