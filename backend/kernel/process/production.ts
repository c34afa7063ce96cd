type Given = Readonly<Record<string, string | undefined>>

const A_REAL_DAY = '86400000'
/** 32 random bytes have some 30 different ones; fewer than this were typed by hand. */
const LEAST_DIFFERENT = 12
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

const isAddressForPeople = (origin: string): boolean => {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))
}

const isRandomKey = (text: string): boolean => {
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === 32 && new Set(bytes).size >= LEAST_DIFFERENT
}

/** What must not be so where families rely on it: one line for each setting that is. */
export const productionFaults = ({ ORIGIN, MASTER_KEY, VAULT_KEY, BACKUP_KEY, DAY_MS }: Given): readonly string[] => [
  ...(isAddressForPeople(ORIGIN ?? '')
    ? []
    : ['ORIGIN must be the https:// address that people use; http:// is for localhost alone']),
  ...Object.entries({ MASTER_KEY, VAULT_KEY, BACKUP_KEY }).flatMap(([name, key]) =>
    isRandomKey(key ?? '')
      ? []
      : [`${name} must be 32 random bytes in base64, such as "openssl rand -base64 32" makes`],
  ),
  ...(DAY_MS && DAY_MS !== A_REAL_DAY ? [`DAY_MS must be ${A_REAL_DAY}, a real day, or left out`] : []),
]

/** What is allowed and hardly meant: one line for each. */
export const doubts = ({ origin, trustedProxies }: { origin: string; trustedProxies: number }): readonly string[] =>
  origin.startsWith('https:') && trustedProxies === 0
    ? [
        'ORIGIN is https, so a proxy stands before the app, and TRUSTED_PROXIES is 0: all people share the limits of one network',
      ]
    : []
