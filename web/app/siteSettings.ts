const A_DAY_MS = 86_400_000

/** Where pages are rendered, the place-holder stands for what the server will write in (app/document.ts). */
const given = (name: string): string => {
  const placeholder = `__${name.toUpperCase().replaceAll('-', '_')}__`
  if (typeof document === 'undefined') return placeholder
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? placeholder
}

/** What the operator has set, as the server wrote it into the page. `dayMs` is shorter than a day in demos only. */
export const siteSettings = {
  productName: given('product'),
  dayMs: Number(given('day-ms')) || A_DAY_MS,
  supportPhone: given('support-phone'),
  /** The same number as a `tel:` link dials it. */
  supportTel: given('support-tel'),
  supportEmail: given('support-email'),
  hasTestLogin: given('test-login') !== 'off',
} as const
export const isDemoTime: boolean = siteSettings.dayMs < A_DAY_MS
