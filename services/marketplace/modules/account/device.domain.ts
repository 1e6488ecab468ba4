const browsers: readonly (readonly [RegExp, string])[] = [
  // The order matters: nearly everything also calls itself Chrome and Safari.
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (userAgent: string, table: typeof browsers): string | null =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** Browser and system as people say them ("Firefox on Windows"), from a User-Agent header; never any part of the header itself. */
export function deviceOf(userAgent: string | undefined): string {
  const header = (userAgent ?? '').slice(0, 500);
  const browser = nameIn(header, browsers);
  const system = nameIn(header, systems);
  if (browser !== null && system !== null) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
