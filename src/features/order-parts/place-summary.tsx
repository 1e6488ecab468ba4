import { DescriptionList, formatWhen } from '../../ui/index.ts';
import type { Place } from './order.types.ts';
import styles from './place-summary.module.css';
import { PortTime } from './port-time.tsx';

/** Where it goes and until when it is of use; what the buyer left out is not listed. */
export function PlaceSummary({ place }: { place: Place }) {
  const { yachtName, port, berth, contact, arrivesFrom, arrivesUntil, latestUsefulOn } = place;
  const where = [port, berth && `berth ${berth}`].filter(Boolean).join(', ');
  const items = [
    { term: 'Yacht', description: yachtName },
    { term: 'Where', description: where === '' ? null : where },
    { term: 'Contact on board', description: contact },
    {
      term: 'In port',
      description: arrivesFrom === null && arrivesUntil === null ? null : <InPort place={place} />,
    },
    {
      term: 'Of use until',
      description: latestUsefulOn && <strong>{dayInWords(latestUsefulOn)}</strong>,
    },
  ].filter(({ description }) => description !== null && description !== '');
  if (items.length === 0) return <p>Nothing was said about where it goes.</p>;
  return <DescriptionList items={items} />;
}

function InPort({ place }: { place: Place }) {
  const { arrivesFrom: from, arrivesUntil: until } = place;
  return (
    <>
      {from === null ? null : (
        <span className={styles.line}>
          from <PortTime at={from} place={place} />
        </span>
      )}
      {until === null ? null : (
        <span className={styles.line}>
          until <PortTime at={until} place={place} />
        </span>
      )}
    </>
  );
}

/** A calendar day (`2026-11-27`), which has no zone, as "Fri 27 Nov". */
export const dayInWords = (day: string): string => formatWhen(new Date(`${day}T12:00:00Z`), 'UTC', 'day');
