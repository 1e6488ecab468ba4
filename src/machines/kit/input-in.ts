/**
 * A machine's input, which only the event that starts it contains: for a first state that depends on it without storing
 * it in the context.
 */
export const inputIn = (event: object): unknown => ('input' in event ? event.input : undefined);
