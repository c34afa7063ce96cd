import { DBOS } from '@dbos-inc/dbos-sdk'

/** The yardstick of bytes: workflows of DBOS that sleep for a year. Run as a process of its own; says "open" when all do. */
const { systemDatabaseUrl, n } = JSON.parse(process.argv[2] ?? '') as {
  readonly systemDatabaseUrl: string
  readonly n: number
}
const AT_ONCE = 16
const YEAR_MS = 365 * 86_400_000
const MESSAGE = { title: 'Measured', body: 'You were four when we built the swing.', to: crypto.randomUUID() }

const sleeping = DBOS.registerWorkflow(
  async ({ title }: typeof MESSAGE): Promise<string> => {
    await DBOS.sleep(YEAR_MS)
    return title
  },
  { name: 'sleeping' },
)
DBOS.setConfig({ name: 'bench', systemDatabaseUrl, logLevel: 'error', runAdminServer: false })
await DBOS.launch()
let left = n
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (left-- > 0) await DBOS.startWorkflow(sleeping)(MESSAGE)
  }),
)
console.log('open')
