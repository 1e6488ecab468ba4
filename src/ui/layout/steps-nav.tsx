import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../overlay/dialog.tsx';
import { Stepper, type Step } from './stepper.tsx';
import styles from './steps-nav.module.css';

interface StepsNavProps {
  readonly title: string;
  /** One line below the title: "About 5 min left". */
  readonly left: string;
  readonly steps: readonly Step[];
  /** One line on wide screens too, for a step that needs the room. */
  readonly folded?: boolean;
  /** If given, steps that can be visited can be pressed. */
  readonly onVisit?: (id: string) => void;
}

/** All steps of a path next to the current one: a rail if there is room, on a phone one line that opens them. */
export function StepsNav({ title, left, steps, folded = false, onVisit }: StepsNavProps) {
  const [open, setOpen] = useState(false);
  const index = steps.findIndex(({ state }) => state === 'current');
  const current = steps[index];
  const visiting = onVisit
    ? {
        onVisit: (id: string) => {
          setOpen(false);
          onVisit(id);
        },
      }
    : {};
  const done = steps.filter(({ state }) => state === 'done' || state === 'skipped').length;
  return (
    <nav aria-label={title} className={styles.progress} data-folded={folded}>
      <div className={styles.rail}>
        <p className={styles.title}>{title}</p>
        <p className={styles.left}>{left}</p>
        <Stepper direction="column" label={title} steps={steps} {...visiting} />
      </div>
      <div className={styles.bar}>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className={styles.words}>
            <strong>
              {current ? `Step ${index + 1} of ${steps.length}` : `All ${steps.length} steps done`}
            </strong>
            {current ? <span> · {current.label}</span> : null}
            <span className={styles.left}>{left}</span>
          </span>
          <ChevronDown size={18} aria-hidden />
        </button>
        <div className={styles.track} aria-hidden>
          <div className={styles.fill} style={{ transform: `scaleX(${done / steps.length})` }} />
        </div>
        <Dialog open={open} onOpenChange={setOpen} title={title} description={left}>
          <Stepper direction="column" label={title} steps={steps} {...visiting} />
        </Dialog>
      </div>
    </nav>
  );
}
