import { afterAll, beforeAll } from 'vitest'

/**
 * Something that is there while the tests of a file, or of a `describe`, run. It has its name at once, so that helpers
 * beside the tests can speak of it; whoever uses it before the tests is told so.
 */
export const whileTested = <Thing extends object>(
  start: () => Thing | Promise<Thing>,
  stop: (thing: Thing) => unknown = () => undefined,
): Thing => {
  let thing: Thing | undefined
  beforeAll(async () => {
    thing = await start()
  })
  afterAll(async () => {
    if (thing) await stop(thing)
  })
  return new Proxy({} as Thing, {
    get: (_, name) => {
      if (!thing) throw new Error(`Only tests can use what they run with: ${String(name)}`)
      return Reflect.get(thing, name) as unknown
    },
  })
}
