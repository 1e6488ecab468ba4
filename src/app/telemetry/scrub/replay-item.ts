import { readRecording } from '../../../statecharts/trace/read.ts';
import { MAX_REPLAY_BYTES, replayFile } from '../replay-file.ts';
import type { Loose, LooseItem } from './loose.ts';

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null; // without text there is no recording
  }
}

/** Permits only the page's replay, after it was parsed as one. */
export function replayItem(header: Loose, payload: unknown): LooseItem | null {
  const { filename, contentType } = replayFile;
  if (header.filename !== filename || header.content_type !== contentType) return null;
  if (!(payload instanceof Uint8Array) || payload.length > MAX_REPLAY_BYTES) return null;
  const text = textOf(payload);
  const read = text === null ? null : readRecording(text);
  if (!read?.ok) return null;
  const { format, recordedAt, release, traces } = read.recording;
  const whole = new TextEncoder().encode(JSON.stringify({ format, recordedAt, release, traces }));
  return [{ type: 'attachment', length: whole.length, filename, content_type: contentType }, whole];
}
