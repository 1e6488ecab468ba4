import { ErrorState, Panel, SkeletonForm } from '../../../ui/index.ts';
import { IdentityForm } from './identity-form.tsx';
import { useChangeMarketIdentity, useMarketIdentity } from './settings-queries.ts';

/** The section "Legal identity" of an admin's settings, connected with the server. */
export function IdentitySection() {
  const { data, failed } = useMarketIdentity();
  const change = useChangeMarketIdentity();
  if (data !== undefined)
    return (
      <IdentityForm
        // Another version needs a new form.
        key={data.version}
        stored={data}
        submission={change}
        onSave={(input) => void change.run({ ...input, version: data.version })}
      />
    );
  return (
    <Panel title="Legal identity">
      {failed === null ? (
        <SkeletonForm fields={7} label="Loading the legal identity of the market" />
      ) : (
        <ErrorState title="We couldn’t load the legal identity of the market." {...failed} />
      )}
    </Panel>
  );
}
