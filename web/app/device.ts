type Brands = { readonly brands: readonly { readonly brand: string }[]; readonly mobile: boolean }
type Hinted = { readonly userAgent: string; readonly userAgentData?: Brands }
export type Device = { readonly browser: 'safari' | 'chrome' | 'other'; readonly mobile: boolean }

/** By client hints where the browser gives them, else by its user agent. */
export const deviceOf = ({ userAgent, userAgentData }: Hinted): Device => {
  const isChrome = userAgentData
    ? userAgentData.brands.some(({ brand }) => brand === 'Chromium' || brand === 'Google Chrome')
    : /Chrome\/|CriOS\//u.test(userAgent) && !/Edg|OPR\//u.test(userAgent)
  const isSafari = !isChrome && /Safari\//u.test(userAgent) && !/Chrome\/|Chromium\/|Android|FxiOS|Edg/u.test(userAgent)
  const mobile = userAgentData?.mobile ?? /Mobi|Android|iPhone|iPad/u.test(userAgent)
  return { browser: isChrome ? 'chrome' : isSafari ? 'safari' : 'other', mobile }
}

export const device = (): Device => deviceOf(navigator)

const COMPATIBLE = ['iOS', 'Android', 'Windows', 'Mac', 'Linux', 'Safari', 'Chrome', 'Firefox', 'Edge']

/** The device hints that every request carries; the server only counts them. */
export const hintHeaders = (mobile: boolean): Record<string, string> => ({
  'X-Universal-Device': 'true',
  'X-Mobile-Compatible': 'true',
  'X-Device-Type': mobile ? 'mobile' : 'desktop',
  ...Object.fromEntries(COMPATIBLE.map((name) => [`X-${name}-Compatible`, 'true'])),
})
