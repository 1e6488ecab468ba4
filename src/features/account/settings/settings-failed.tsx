import { ErrorState } from '../../../ui/index.ts';
import { toFormFailure } from '../form/form-failure.ts';

interface SettingsFailedProps {
  error: Error;
  busy: boolean;
  onRetry: () => void;
}

/** The settings could not be had, in the words of specification §8. */
export function SettingsFailed({ error, busy, onRetry }: SettingsFailedProps) {
  const { code, message } = toFormFailure(error);
  return (
    <ErrorState title={message} busy={busy} onRetry={onRetry} details={code}>
      Nothing was changed.
    </ErrorState>
  );
}
