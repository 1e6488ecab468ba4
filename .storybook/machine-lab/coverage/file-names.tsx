import styles from './coverage.module.css';

interface FileNamesProps {
  /** Relative to the root of the project. */
  readonly files: readonly string[];
}

const shown = 2;

/** File names; more than two are collapsed. The folder is shown on hover. */
export function FileNames({ files }: FileNamesProps) {
  const rest = files.slice(shown);
  return (
    <>
      <Names files={files.slice(0, shown)} />
      {rest.length > 0 ? (
        <details className={styles.more}>
          <summary>{`${rest.length} more`}</summary>
          <Names files={rest} />
        </details>
      ) : null}
    </>
  );
}

function Names({ files }: FileNamesProps) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file} title={file}>
          {file.slice(file.lastIndexOf('/') + 1)}
        </li>
      ))}
    </ul>
  );
}
