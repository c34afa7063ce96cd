import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers'
import { inject } from 'vitest'

/** A store that must keep the contract, or why it cannot be asked here. */
export type Candidate = {
  readonly name: string
  readonly whyNot?: string
  readonly open: () => Promise<{ readonly url: string; readonly close: () => Promise<unknown> }>
}

const given = (name: string, url: string): Candidate => ({
  name,
  open: async () => ({ url, close: async () => 'not ours' }),
})

const whyNoContainer = async (): Promise<string | undefined> => {
  try {
    await getContainerRuntimeClient()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const IMAGE = 'eventstore/eventstore:24.10'
const HTTP = 2113

const inContainer = async (): Promise<Candidate> => {
  const away = await whyNoContainer()
  const open = async () => {
    const container = await new GenericContainer(IMAGE)
      .withEnvironment({ EVENTSTORE_INSECURE: 'true', EVENTSTORE_MEM_DB: 'true', EVENTSTORE_RUN_PROJECTIONS: 'None' })
      .withExposedPorts(HTTP)
      .withWaitStrategy(Wait.forHttp('/health/live', HTTP).forStatusCodeMatching((status) => status < 300))
      .start()
    const url = `esdb://${container.getHost()}:${container.getMappedPort(HTTP)}?tls=false`
    return { url, close: () => container.stop() }
  }
  return { name: `${IMAGE} in a container`, open, ...(away !== undefined && { whyNot: away }) }
}

/** Ours always; the one that EVENTSTORE_URL names; the original where containers run. */
export const candidates = async (): Promise<readonly Candidate[]> => {
  const named = process.env['EVENTSTORE_URL']
  return [
    given('our event node', inject('eventStoreUrl')),
    ...(named ? [given('the store of EVENTSTORE_URL', named)] : []),
    await inContainer(),
  ]
}
