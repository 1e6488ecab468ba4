/** The one file that may go along with a report. */
export const replayFile = { filename: 'replay.json', contentType: 'application/json' } as const;

/** Bytes of JSON. Far below what a report may carry: it has to leave over a yacht's connection. */
export const MAX_REPLAY_BYTES = 200_000;
