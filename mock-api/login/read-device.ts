import type { StoredDevice } from '#db/account-tables.ts'

/** The first row that fits counts: most browsers also name those that they descend from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Browser and system of a User-Agent header, without versions: enough for people to know their device, and too little to track it. */
export function readDevice(userAgent: string | undefined): StoredDevice | null {
  const device = { browser: nameOf(BROWSERS, userAgent ?? ''), system: nameOf(SYSTEMS, userAgent ?? '') }
  return device.browser === null && device.system === null ? null : device
}

function nameOf(rows: readonly (readonly [RegExp, string])[], userAgent: string): string | null {
  return rows.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
}
