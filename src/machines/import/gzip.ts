type Steps = ReadableWritablePair<Uint8Array, BufferSource>;

const through = (blob: Blob, steps: Steps): Response => new Response(blob.stream().pipeThrough(steps));

/** A value as gzipped JSON. */
export const gzipped = (value: unknown): Promise<Blob> =>
  through(new Blob([JSON.stringify(value)]), new CompressionStream('gzip')).blob();

/** The value of gzipped JSON; rejects if the data is invalid or truncated. */
export const gunzipped = (blob: Blob): Promise<unknown> =>
  through(blob, new DecompressionStream('gzip')).json();
