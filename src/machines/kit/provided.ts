import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';

const notProvided = (name: string): never => {
  throw new Error(`The actor "${name}" is not provided.`);
};

/**
 * An effect with one answer. The shell, the lab and the tests provide its implementation; without one it fails when it
 * is called.
 */
export const providedPromise = <Output, Input = unknown>(name: string) =>
  fromPromise<Output, Input>(() => notProvided(name));

/** An effect that reports for as long as its state lasts, provided in the same way. */
export const providedCallback = <Event extends AnyEventObject, Input = unknown>(name: string) =>
  fromCallback<Event, Input>(() => notProvided(name));
