/** The only file that may be attached to a report. */
export const replayFile = { filename: 'replay.json', contentType: 'application/json' } as const;

/** Bytes of JSON, far below the limit of a report: it must be sent over a yacht's connection. */
export const MAX_REPLAY_BYTES = 200_000;
