import { cheapHashes } from '../../../tests/cheap-hashes.ts';
import { runScenario } from '../demo/scenario.ts';
import type { Scenario, ScenarioParts } from '../demo/scenario-parts.ts';
import { scenarios, type ScenarioName } from '../demo/scenarios.ts';
import { createPictures } from '../modules/pictures/index.ts';
import { systemIds } from '../platform/ids.ts';
import { testSecrets } from '../platform/mail/testing/queued-mails.ts';

/** The names of the scenarios that are refused where no sandbox answers. */
export const paidScenarios = Object.entries<Scenario>(scenarios)
  .filter(([, { isPaid }]) => isPaid)
  .map(([name]) => name);

type Given = Pick<
  ScenarioParts,
  'db' | 'clock' | 'files' | 'queueMail' | 'publicUrl' | 'currency' | 'commissionBps' | 'stripe'
>;

/** What `npm run scenario` does once it has read its configuration, with passwords that cost little; returns its lines. */
export async function arrangeScenario(name: ScenarioName, given: Given): Promise<string> {
  const lines = await runScenario(name, {
    ...given,
    ids: systemIds,
    secrets: testSecrets,
    passwords: cheapHashes(),
    adminsNeedSecondFactor: false,
    pictures: createPictures({ files: given.files, ids: systemIds }),
  });
  return lines.join('\n');
}
