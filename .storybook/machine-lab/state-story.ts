import { expect, spyOn, waitFor, type MockInstance } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';
import type { FlowLab } from '../../src/statecharts/react/flow-lab.ts';
import { configurationById } from './configuration-by-id.ts';

let watched: { readonly complaints: MockInstance; readonly requests: MockInstance } | null = null;

/** Records a story's console errors and requests. Returns a function that restores them. */
export function watchErrors(): () => void {
  const complaints = spyOn(console, 'error');
  const requests = spyOn(globalThis, 'fetch');
  watched = { complaints, requests };
  return () => {
    complaints.mockRestore();
    requests.mockRestore();
  };
}

const hasSomethingToSee = (page: HTMLElement): boolean =>
  page.innerText.trim() !== '' || page.querySelector('svg, img, [aria-busy="true"]') !== null;

/**
 * The test of every generated story: the machine is in the story's state, its screen shows something, and there are no
 * errors or requests.
 */
export const showsState =
  <Machine extends AnyStateMachine>(lab: FlowLab<Machine>) =>
  async ({ args, canvasElement }: { args: { at: string }; canvasElement: HTMLElement }): Promise<void> => {
    const stage = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('[data-machine-state]');
      if (!found) throw new Error(`The story shows no screen: ${canvasElement.innerText}`);
      return found;
    });
    await expect(JSON.parse(stage.dataset.machineState ?? '')).toEqual(
      configurationById(lab, args.at)?.value,
    );
    await waitFor(() => expect(hasSomethingToSee(canvasElement.ownerDocument.body)).toBe(true));
    await expect(watched?.complaints).not.toHaveBeenCalled();
    await expect(watched?.requests).not.toHaveBeenCalled();
  };
