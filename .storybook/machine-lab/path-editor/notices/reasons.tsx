import styles from '../path-editor.module.css';

const mostReasons = 8;

/** Shows only the first few. */
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

/** The refusals with their locations. */
export function Refused({
  reasons,
}: {
  readonly reasons: readonly { readonly location: string; readonly reason: string }[];
}) {
  return (
    <Reasons
      reasons={reasons.map(({ location, reason }) => (
        <>
          <code className={styles.where}>{location}</code> {reason}
        </>
      ))}
    />
  );
}
