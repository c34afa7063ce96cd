import { Client } from 'pg'
import { log } from '../process/log.ts'
import { pause } from './lock.ts'

type Heard = {
  /** What a signal does, by the channel that it is sent on. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>
  /** Runs at each new connection, once it listens: a signal sent meanwhile is lost. */
  readonly begin: (client: Client) => Promise<void> | void
}

/** Listens to channels of Postgres until the end, and connects again by itself. */
export const listening = async (
  databaseUrl: string,
  signal: AbortSignal,
  { channels, begin }: Heard,
): Promise<void> => {
  const listen = async () => {
    const client = new Client({ connectionString: databaseUrl, keepAlive: true, application_name: 'notices' })
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
    client.on('error', () => lose())
    client.on('end', () => lose())
    signal.addEventListener('abort', () => lose(), { once: true })
    client.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload))
    try {
      await client.connect()
      for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`)
      await begin(client)
      await lost
    } finally {
      await client.end().catch(() => 'already gone')
    }
  }
  while (!signal.aborted) {
    await listen().catch((error: unknown) => log.warn('signals of Postgres interrupted', { error }))
    await pause(250, signal)
  }
}
