import styles from '../path-editor.module.css';

const mostReasons = 8;

/** The first of them; nobody reads a hundred. */
export function Reasons({ reasons }: { readonly reasons: readonly React.ReactNode[] }) {
  return (
    <ul className={styles.reasons}>
      {reasons.slice(0, mostReasons).map((reason, index) => (
        <li key={index}>{reason}</li>
      ))}
      {reasons.length > mostReasons ? <li>and {reasons.length - mostReasons} more</li> : null}
    </ul>
  );
}

/** What is wrong, each with its place. */
export function Refused({
  reasons,
}: {
  readonly reasons: readonly { readonly place: string; readonly reason: string }[];
}) {
  return (
    <Reasons
      reasons={reasons.map(({ place, reason }) => (
        <>
          <code className={styles.where}>{place}</code> {reason}
        </>
      ))}
    />
  );
}
