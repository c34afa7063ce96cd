import { buffer } from 'node:stream/consumers'
import * as v from 'valibot'
import type { Kernel } from '../../kernel/kernel.ts'
import { log } from '../../kernel/process/log.ts'
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

/** Of a log that is not here any more: its anchors say no word of this one. */
export const removeCopies = async (kernel: Kernel): Promise<void> => {
  await kernel.blobs.remove(await namesIn(kernel))
}
