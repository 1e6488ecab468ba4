import { useEffect } from 'react';

/** Tells the screen, which asks before it is left, whether a form holds something unsaved. */
export function useReportDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useEffect(() => {
    onDirty(isDirty);
  }, [isDirty, onDirty]);
}
