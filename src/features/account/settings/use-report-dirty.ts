import { useEffect } from 'react';

/** Reports to the screen, which asks before it is left, whether a form has unsaved changes. */
export function useReportDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useEffect(() => {
    onDirty(isDirty);
  }, [isDirty, onDirty]);
}
