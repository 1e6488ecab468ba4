import { expect, spyOn, waitFor, type MockInstance } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';
import type { FlowLab } from '../../src/statecharts/react/flow-lab.ts';
import { configurationOf } from './configuration-of.ts';

let watched: { readonly complaints: MockInstance; readonly requests: MockInstance } | null = null;

/** Listens to what a story complains of, and which addresses it asks for. Returns the way back. */
export function watchComplaints(): () => void {
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

/** The test of every generated story: the machine stands where the story says, its screen shows something, nobody complains. */
export const standsThere =
  <Machine extends AnyStateMachine>(lab: FlowLab<Machine>) =>
  async ({ args, canvasElement }: { args: { at: string }; canvasElement: HTMLElement }): Promise<void> => {
    const stage = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('[data-stands-in]');
      if (!found) throw new Error(`Nothing stands on the stage: ${canvasElement.innerText}`);
      return found;
    });
    await expect(JSON.parse(stage.dataset.standsIn ?? '')).toEqual(configurationOf(lab, args.at)?.value);
    await waitFor(() => expect(hasSomethingToSee(canvasElement.ownerDocument.body)).toBe(true));
    await expect(watched?.complaints).not.toHaveBeenCalled();
    await expect(watched?.requests).not.toHaveBeenCalled();
  };
