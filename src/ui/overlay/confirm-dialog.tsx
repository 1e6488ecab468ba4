import { useEffect, useState } from 'react';
import { lazyPart } from '../feedback/lazy-part.tsx';
import type { ConfirmDialogProps } from './confirm-dialog-view.tsx';

const ConfirmDialogView = lazyPart(async () => (await import('./confirm-dialog-view.tsx')).ConfirmDialogView);

/**
 * Asks before an action that is hard to undo. Escape and "Cancel" change nothing; the focus starts on "Cancel". Its
 * code is fetched after the screen that may need it.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  useEffect(() => ConfirmDialogView.preload(), []);
  return used ? <ConfirmDialogView {...props} /> : null;
}
