type Fields = Readonly<Record<string, unknown>>

// An error's message may carry an address or a row: only its kind and code are written.
const plain = (value: unknown): unknown => {
  if (!(value instanceof Error)) return value
  const { name, code, cause } = value as Error & { code?: unknown }
  return { name, code, at: value.stack?.split('\n')[1]?.trim(), cause: cause ? plain(cause) : undefined }
}

const write =
  (level: string) =>
  (message: string, fields: Fields = {}) => {
    const line = {
      at: new Date().toISOString(),
      level,
      message,
      ...Object.fromEntries(Object.entries(fields).map(([k, x]) => [k, plain(x)])),
    }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  }

/** One JSON line each. Never a name, an address, a title or a token. */
export const log = { info: write('info'), warn: write('warn'), error: write('error') }
