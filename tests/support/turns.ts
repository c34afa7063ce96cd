import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { holdFolder } from '../../stack/holdFolder.ts'
import { Failure } from '../../stack/failure.ts'
import { headlessShell } from '../../stack/programs/chromium.ts'

// No usual port of a part lies a multiple of this from another's within so many slots.
const APART = 180
const SLOTS = 32
// No browser, nor fetch, speaks to 5060, 6000 and some more, none of which so ends.
const FIRST = 1_002
const A_LOOK_MS = 100

/** A folder for the turns of whoever runs us on this machine, from whatever checkout. */
const ofThisMachine = (name: string) => join(tmpdir(), `everhearth-${name}-${userInfo().username}`)

/** Frees the folder again; undefined while another process that lives holds it. */
const tryHold = (folder: string): (() => void) | undefined => {
  try {
    return holdFolder(folder).free
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

/**
 * What a stack adds to every usual port, which no other has until `release` or the end of this process.
 * @throws Error when this machine has no room for one more
 */
export const takePortShift = (folder = ofThisMachine('ports')) => {
  const from = Math.floor(Math.random() * SLOTS)
  for (let tries = 0; tries < SLOTS; tries += 1) {
    const slot = (from + tries) % SLOTS
    const release = tryHold(join(folder, `${slot}`))
    if (release) return { portShift: FIRST + slot * APART, release }
  }
  throw new Error(`All ${SLOTS} places for a stack are taken; ${folder} tells by whom.`)
}

/** Does what two processes must not do at once in this folder, one after the other. */
export const inTurn = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  let release = tryHold(folder)
  while (!release) {
    await pause(A_LOOK_MS)
    release = tryHold(folder)
  }
  try {
    return await work()
  } finally {
    release()
  }
}

/** The browser of our packages is unpacked into one place by whoever needs it first. */
export const headlessShellInTurn = () => inTurn(ofThisMachine('shell'), () => headlessShell())
