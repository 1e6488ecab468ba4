import { cheapHashes } from '../../../tests/cheap-hashes.ts';
import { keepContents } from '../../../tests/database/kept-contents.ts';
import { runScenario } from '../demo/scenario.ts';
import type { Scenario, ScenarioParts } from '../demo/scenario-parts.ts';
import { scenarios, type ScenarioName } from '../demo/scenarios.ts';
import { createPictures } from '../modules/pictures/index.ts';
import { systemIds } from '../platform/ids.ts';
import { testSecrets } from '../platform/mail/testing/queued-mails.ts';

/** The names of the scenarios that need a running sandbox. */
export const paidScenarios = Object.entries<Scenario>(scenarios)
  .filter(([, { isPaid }]) => isPaid)
  .map(([name]) => name);

type Given = Pick<
  ScenarioParts,
  'db' | 'clock' | 'files' | 'queueMail' | 'publicUrl' | 'currency' | 'commissionBps' | 'stripe'
>;

/** The configuration of `npm run scenario`, with cheap password hashes. */
const partsOf = (given: Given): ScenarioParts => ({
  ...given,
  ids: systemIds,
  secrets: testSecrets,
  passwords: cheapHashes(),
  adminsNeedSecondFactor: false,
  pictures: createPictures({ files: given.files, ids: systemIds }),
});

/** Runs a scenario like `npm run scenario` after reading its configuration; returns its lines. */
export async function arrangeScenario(name: ScenarioName, given: Given): Promise<string> {
  return (await runScenario(name, partsOf(given))).join('\n');
}

/** The same, on a market that is filled once and restored from then on. */
export function scenarioArranger(given: Given): (name: ScenarioName) => Promise<string> {
  const arrange = scenarioRunner();
  return async (name) => (await arrange(name, partsOf(given))).join('\n');
}

/**
 * Runs scenarios on a market that is filled once and restored from then on: the filling is the same for all of them,
 * and takes ten times as long as a scenario. Needs a database that belongs to its role.
 */
export function scenarioRunner(): typeof runScenario {
  let putBack: (() => Promise<void>) | null = null;
  return async (name, parts) => {
    if (putBack === null) {
      await runScenario('fresh', parts);
      putBack = await keepContents(parts.db);
    } else await putBack();
    return scenarios[name].arrange(parts);
  };
}
