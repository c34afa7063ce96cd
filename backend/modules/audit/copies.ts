import { buffer } from 'node:stream/consumers'
import * as v from 'valibot'
import type { Kernel } from '../../kernel/kernel.ts'
import { systemCommand } from '../../kernel/log/systemCommand.ts'
import { log } from '../../kernel/process/log.ts'
import { anchor } from './anchor.ts'
import { resetAnchors } from './decide.ts'
import type { Copy } from './verify.ts'

const FOLDER = 'anchors/'
const Content = v.object({ toPos: v.string(), hash: v.string() })

/** Where an anchor's copy lies: beside the recordings, where who can change the log cannot reach. */
export const copyName = (toPos: string): string => `${FOLDER}${toPos.padStart(20, '0')}.json`

const copyOf = async ({ blobs }: Kernel, name: string): Promise<Copy> => {
  const toPos = String(BigInt(name.slice(FOLDER.length, -'.json'.length)))
  try {
    const { hash, ...said } = v.parse(Content, JSON.parse((await buffer(await blobs.get(name))).toString()))
    return { toPos, hash: said.toPos === toPos ? hash : 'of another position' }
  } catch (error) {
    if (error instanceof SyntaxError || v.isValiError(error)) return { toPos, hash: 'unreadable' }
    throw error
  }
}

const namesIn = async ({ blobs }: Kernel): Promise<string[]> =>
  (await blobs.list(FOLDER)).map(({ name }) => name).filter((name) => /\/\d+\.json$/.test(name))

/** All copies of anchors; undefined while the object store is away. */
export const copiesIn = async (kernel: Kernel): Promise<readonly Copy[] | undefined> => {
  try {
    const copies: Copy[] = []
    for (const name of await namesIn(kernel)) copies.push(await copyOf(kernel, name))
    return copies
  } catch (error) {
    log.warn('copies of anchors could not be read', { error })
    return undefined
  }
}

/**
 * After a restore the anchors name positions of another log. They begin anew, and their copies go, so that a check tells
 * what is amiss from now on; who forges such an event alone still has the copies against them.
 */
export const beginAnchorsAnew = async (kernel: Kernel, restoredAt: string): Promise<void> => {
  await systemCommand(kernel)(anchor, 'main', resetAnchors(), 'resetAnchors', restoredAt)
  await kernel.blobs.remove(await namesIn(kernel))
}
