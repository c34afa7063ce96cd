const A_DAY_MS = 86_400_000

const given = (name: string): string | undefined => {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
  // Served without the app's server in front, the page still has its place-holders.
  return content === undefined || content === '' || content.startsWith('__') ? undefined : content
}

/** What the operator has set, as the server wrote it into the page. `dayMs` is shorter than a day in demos only. */
export const siteSettings = {
  productName: given('product-name') ?? 'Everhearth',
  dayMs: Number(given('day-ms') ?? A_DAY_MS),
  supportPhone: given('support-phone'),
  supportEmail: given('support-email'),
} as const
export const isDemoTime: boolean = siteSettings.dayMs < A_DAY_MS
