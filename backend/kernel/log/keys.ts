import { sql, type Fragment } from '../db.ts'
import type { EventStore } from './eventStore.ts'
import type { ErasingKeyring, Key } from './keyring.ts'
import { isOurs } from './recorded.ts'

/** What a thing's key was named by once, whatever its kind. */
const bareOf = (thing: string) => thing.slice(thing.indexOf('-') + 1)

/**
 * Names under which things of other kinds with the same id may have their keys: a thing is named by its stream
 * (docs/adr/0042). A family has none: nobody chooses its id, which is its first owner's, or was made by the server
 * (docs/adr/0057).
 */
export const namesakesOf = (thing: string, categories: readonly string[]): readonly string[] =>
  thing.startsWith('family-')
    ? []
    : [bareOf(thing), ...categories.map((kind) => `${kind}-${bareOf(thing)}`).filter((each) => each !== thing)]

/** A condition in SQL: something of a thing with this id and of one of these kinds may still be opened; `isThere` knows. */
export const mayBeOpened = (kinds: readonly string[], id: Fragment) => {
  const names = kinds.map((kind) => sql.fragment`${`${kind}-`}::text || ${id}::text`)
  return sql.fragment`exists (
    select from kernel.keyring k where k.subject in (${sql.join([sql.fragment`${id}::text`, ...names], sql.fragment`, `)}))`
}

/**
 * The keys of things, each made, used and erased for the thing that it is named by. An older thing has one under its bare
 * id as well, which belongs to whatever began first under that id: anyone may have taken it for a thing of another kind.
 * @param categories those of every module, which such a thing may be of
 */
export const keysOf = (
  store: Pick<EventStore, 'read'>,
  keyring: Omit<ErasingKeyring, 'forget'>,
  categories: readonly string[] = [],
) => {
  const firsts = new Map<string, string>()

  const firstUnder = async (id: string): Promise<string | undefined> => {
    const known = firsts.get(id)
    if (known !== undefined) return known
    const begun = categories.map(async (kind) => {
      const event = (await store.read(`${kind}-${id}`)).find(isOurs)
      return event ? [{ thing: `${kind}-${id}`, at: BigInt(event.position) }] : []
    })
    const first = (await Promise.all(begun)).flat().toSorted((a, b) => (a.at < b.at ? -1 : 1))[0]?.thing
    if (firsts.size > 10_000) firsts.clear()
    if (first !== undefined) firsts.set(id, first)
    return first
  }
  /** Of a recording that came before its message nothing has begun yet. */
  const ownsBare = async (thing: string): Promise<boolean> => {
    const first = await firstUnder(bareOf(thing))
    return first === undefined || first === thing
  }

  return {
    sealing: (thing: string): Promise<Key> => keyring.sealing(thing),
    /** The key that opens what `kid` sealed of the thing; undefined once it was erased. */
    opening: async (thing: string, kid: string): Promise<Key | undefined> => {
      // First the name that no key is made under any more: the keyring remembers for a while that there is none.
      const older = await keyring.opening(bareOf(thing), kid)
      return older && (await ownsBare(thing)) ? older : keyring.opening(thing, kid)
    },
    /** Whether anything of the thing can still be opened. */
    isThere: async (thing: string): Promise<boolean> =>
      (await keyring.hasAny([thing])) || ((await keyring.hasAny([bareOf(thing)])) && ownsBare(thing)),
    /** Destroys whatever opens the thing, elsewhere within five minutes. */
    erase: async (thing: string): Promise<void> => {
      if ((await keyring.hasAny([bareOf(thing)])) && (await ownsBare(thing))) await keyring.erase(bareOf(thing))
      await keyring.erase(thing)
    },
  }
}
export type Keys = ReturnType<typeof keysOf>
