import type { PreviewedMachine } from './previewed-machines.ts';
import styles from './parts.module.css';

interface Props {
  readonly machines: readonly PreviewedMachine[];
  readonly shown: string;
  readonly onShow: (key: string) => void;
}

/** Chooses between a machine and those it invokes. */
export function MachineChoice({ machines, shown, onShow }: Props) {
  return (
    <select
      aria-label="Whose chart and context are shown"
      className={styles.select}
      value={shown}
      onChange={({ currentTarget }) => onShow(currentTarget.value)}
    >
      {machines.map(({ key, snapshot }) => (
        <option key={key} value={key}>
          {key === '/' ? snapshot.machine.id : `${key} · ${snapshot.machine.id}`}
        </option>
      ))}
    </select>
  );
}
