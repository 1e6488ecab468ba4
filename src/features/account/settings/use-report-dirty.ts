import { useEffect } from 'react';

/** Reports whether a form has unsaved changes to the screen, which asks for confirmation before it is left. */
export function useReportDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useEffect(() => {
    onDirty(isDirty);
  }, [isDirty, onDirty]);
}
