import { DescriptionList, formatWhen, When } from '../../ui/index.ts';
import type { Place } from './order.types.ts';

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
      description:
        arrivesFrom === null && arrivesUntil === null ? null : (
          <InPort from={arrivesFrom} until={arrivesUntil} />
        ),
    },
    {
      term: 'Of use until',
      description: latestUsefulOn && <strong>{dayInWords(latestUsefulOn)}</strong>,
    },
  ].filter(({ description }) => description !== null && description !== '');
  if (items.length === 0) return <p>Nothing was said about where it goes.</p>;
  return <DescriptionList items={items} />;
}

function InPort({ from, until }: { from: string | null; until: string | null }) {
  if (from === null)
    return until === null ? null : (
      <>
        until <When at={until} />
      </>
    );
  if (until === null)
    return (
      <>
        from <When at={from} />
      </>
    );
  return (
    <>
      <When at={from} /> to <When at={until} />
    </>
  );
}

/** A calendar day (`2026-11-27`), which has no zone, as "Fri 27 Nov". */
export const dayInWords = (day: string): string => formatWhen(new Date(`${day}T12:00:00Z`), 'UTC', 'day');
