/** What a machine was started with, in the event that starts it and only there: for a first state that depends on it without the context keeping it. */
export const inputIn = (event: object): unknown => ('input' in event ? event.input : undefined);
