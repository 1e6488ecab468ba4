import type { ApiError } from '../../../api/index.ts';
import { ErrorState } from '../../../ui/index.ts';

interface SettingsFailedProps {
  error: ApiError;
  busy: boolean;
  onRetry: () => void;
}

/** The message for settings that could not be loaded (docs/requirements.md §8). */
export function SettingsFailed({ error: { code, message }, busy, onRetry }: SettingsFailedProps) {
  return (
    <ErrorState title={message} busy={busy} onRetry={onRetry} details={code}>
      Nothing was changed.
    </ErrorState>
  );
}
