/** The secret for new data, and the previous one, for older data that is still valid. */
export interface AppSecrets {
  /** APP_SECRET. */
  readonly current: string;
  /** APP_SECRET_BEFORE. */
  readonly before: string | null;
}

/** Both secrets, most likely first. */
export const everySecret = ({ current, before }: AppSecrets): readonly string[] =>
  before === null ? [current] : [current, before];
