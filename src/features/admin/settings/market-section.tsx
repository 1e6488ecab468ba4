import { ErrorState, Panel, SkeletonForm } from '../../../ui/index.ts';
import { MarketForm } from './market-form.tsx';
import { useChangeMarketSettings, useMarketSettings } from './settings-queries.ts';

/** The section "Market" of an admin's settings, connected with the server. */
export function MarketSection() {
  const { data, failed } = useMarketSettings();
  const change = useChangeMarketSettings();
  if (data !== undefined)
    return (
      <MarketForm
        // Changed settings need a new form.
        key={data.version}
        settings={data}
        submission={change}
        onSave={(input) => void change.run({ ...input, version: data.version })}
      />
    );
  return (
    <Panel title="The whole market">
      {failed === null ? (
        <SkeletonForm fields={4} label="Loading the settings of the market" />
      ) : (
        <ErrorState title="We couldn’t load the settings of the market." {...failed} />
      )}
    </Panel>
  );
}
