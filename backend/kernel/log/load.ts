import { linkHash } from './chain.ts'
import type { Aggregate } from './decider.ts'
import type { AnyEvent } from '../event.ts'
import type { EventStore } from './eventStore.ts'
import type { Keyring } from './keyring.ts'
import { isOurs, recordedOf } from './recorded.ts'

/** An aggregate as its stream tells it. */
export type Loaded<State> = {
  readonly state: State
  /** Of the stream's last event, ours or not; undefined when there is none. */
  readonly revision: bigint | undefined
  readonly lastHash: string
  readonly lastAt: string
  /** Every command that had an effect: the hash of its body and where its last event lies. */
  readonly commands: ReadonlyMap<string, { readonly hash: string; readonly position: string }>
}

export const loading =
  (store: Pick<EventStore, 'read'>, keyring: Keyring) =>
  async <State, E extends AnyEvent>(aggregate: Aggregate<State, E>, id: string): Promise<Loaded<State>> => {
    let state = aggregate.initial
    let revision: bigint | undefined
    let lastHash = ''
    let lastAt = ''
    const commands = new Map<string, { hash: string; position: string }>()
    for (const stored of await store.read(`${aggregate.category}-${id}`)) {
      revision = stored.revision
      if (!isOurs(stored)) continue
      const event = await recordedOf<E>(keyring, stored)
      // A type that a newer version wrote: evolve has no case for it, and what is not known changes nothing.
      state = aggregate.evolve(state, event) ?? state
      lastHash = linkHash(event.metadata.prevHash, stored)
      lastAt = event.metadata.at
      commands.set(event.metadata.commandId, { hash: event.metadata.commandHash, position: stored.position })
    }
    return { state, revision, lastHash, lastAt, commands }
  }
export type Load = ReturnType<typeof loading>
