import { createMachine } from 'xstate';
import { chartOf } from '../../../src/statecharts/chart/chart-model.ts';
import { MAX_FLOW_BYTES, MAX_FLOW_STATES, readFlow } from '../../../src/statecharts/flow/read/read-flow.ts';
import type { ShownFlow } from '../flows/flows.ts';
import type { ReadVersion } from './compare.types.ts';

interface Named {
  readonly id: string;
  readonly label: string;
}

const refused = (reason: string, place = 'the whole file'): ReadVersion => ({
  ok: false,
  refusals: [{ location: place, reason }],
});

/** For a flow that is not data: any machine that XState can create from the text, shown and never run. */
function readMachine(text: string, { id, label }: Named): ReadVersion {
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch (error) {
    return refused(`This isn’t JSON. ${error instanceof Error ? error.message : ''}`.trim());
  }
  if (typeof config !== 'object' || config === null || !('states' in config) || !('id' in config)) {
    return refused('This isn’t a machine: a machine is an object with an id and states.');
  }
  try {
    // XState validates it: it throws for an invalid machine.
    const model = chartOf(createMachine(config as Parameters<typeof createMachine>[0]));
    return model.states.length > MAX_FLOW_STATES
      ? refused(`It has ${model.states.length} states. The maximum is ${MAX_FLOW_STATES}.`)
      : { ok: true, version: { id, label, model, flow: null } };
  } catch (error) {
    return refused(
      `XState can’t create a machine from it: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * A version from the text of a file: our format, or XState's JSON. Refused with the reasons if it is no valid version.
 */
export function readVersion(
  flow: Pick<ShownFlow, 'id' | 'editable'>,
  text: string,
  named: Named,
): ReadVersion {
  if (text.length > MAX_FLOW_BYTES) {
    return refused(`It is larger than ${MAX_FLOW_BYTES / 1024 / 1024} MB.`);
  }
  if (!flow.editable) return readMachine(text, named);
  const { vocabulary, machineOf } = flow.editable;
  const read = readFlow(text, { vocabulary, id: flow.id });
  if (!read.ok) return read;
  return { ok: true, version: { ...named, flow: read.flow, model: chartOf(machineOf(read.flow)) } };
}
