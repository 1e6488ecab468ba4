import { answer, dataOf } from '../../../api/index.ts';
import { ErrorState, Panel } from '../../../ui/index.ts';
import { useMay } from '../../vendor-role/index.ts';
import { useApiMutation, useApiQuery, useServerCache } from '../../server-data/index.ts';
import { DistanceSalesView } from './distance-sales-view.tsx';

const key = ['company', 'distance-sales'] as const;

/**
 * Asks where a supplier's sales to private persons in other EU countries are taxed; nothing if that makes no
 * difference.
 */
export function DistanceSalesSection() {
  const isOwner = useMay('owner');
  const cache = useServerCache();
  const { data, failed } = useApiQuery({
    key,
    read: ({ client, signal }) => dataOf(client.GET('/vendor/distance-sales', { signal })),
  });
  const say = useApiMutation({
    send: ({ client, signal }, taxedAtDestination: boolean) =>
      answer(client.PUT('/vendor/distance-sales', { body: { taxedAtDestination }, signal })),
    onDone: (said) => cache.setQueryData(key, said.data),
    success: ({ message }) => message,
    invalidates: [['dashboards', 'supplier']],
  });
  // While loading nothing is shown, so that nothing appears and disappears for suppliers who are not asked.
  if (!failed && !data?.isAsked) return null;
  return (
    <Panel
      title="VAT on deliveries to other EU countries"
      description="For private buyers. Businesses are taxed by their VAT ID."
    >
      {data ? (
        <DistanceSalesView
          // Resets the form to the saved answer.
          key={data.saidAt}
          said={data}
          isOwner={isOwner}
          submission={say}
          onSay={(taxedAtDestination) => void say.run(taxedAtDestination)}
        />
      ) : failed ? (
        <ErrorState title="We couldn’t load which VAT you charge." {...failed} />
      ) : null}
    </Panel>
  );
}
