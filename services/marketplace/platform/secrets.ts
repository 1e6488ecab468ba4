/** The secret that new things are made with, and the one before, with which things were made that still have to work. */
export interface AppSecrets {
  /** APP_SECRET. */
  readonly current: string;
  /** APP_SECRET_BEFORE. */
  readonly before: string | null;
}

/** Those that something may have been made with, the likeliest first. */
export const everySecret = ({ current, before }: AppSecrets): readonly string[] =>
  before === null ? [current] : [current, before];
