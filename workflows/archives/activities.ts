import { Damaged } from '../../backend/kernel/blob/frames.ts'
import { may, type FamilyRole } from '../../backend/kernel/identity/roles.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { isLate } from '../../backend/kernel/log/late.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { archive, type Archive } from '../../backend/modules/archives/archive.ts'
import { MOST_NAME, type Stop } from '../../backend/modules/archives/contract.ts'
import { openArchive, recordEntries, settleArchive, stopArchive } from '../../backend/modules/archives/decide.ts'
import type { Answered } from '../../backend/modules/archives/events.ts'
import { comingOf } from '../../backend/modules/archives/queries.ts'
import { item } from '../../backend/modules/items/reading.ts'
import { takingItems, type Became, type Came } from '../items/take.ts'
import { beating } from '../kernel/beating.ts'
import { idOfStream, trySystemCommand } from '../kernel/systemCommand.ts'
import { tellingAcross } from './across.ts'
import { openingArchives, type Opened } from './opened.ts'
import { isFilm } from './plan/paths.ts'
import type { Planned } from './plan/plan.ts'
import { telling } from './telling.ts'
import { Broken, unpacked } from './zip/unpack.ts'

/** @number how long files of an archive are read in one go: then others have their turn */
const A_GO_MS = 5_000
/** @number files of an archive that are read in one go */
const MOST_IN_A_GO = 50

/** Of the memory that a file of an archive becomes, whoever reads it and however often. */
export const idsOf = (archiveId: string, n: number) => {
  const itemId = derivedId(`archive ${archiveId}: ${n}`)
  return { itemId, mediaId: derivedId(`file of ${itemId}`) }
}

/** What a half of a picture that moves shares with the other one; its words are the picture's. */
const halfOf = (id: string, { half, name }: Planned): Partial<Came> =>
  half === undefined
    ? {}
    : {
        pair: derivedId(`half of ${id}: ${half}`),
        ...(isFilm(name) && { title: '', caption: '', text: '', words: '', isFavorite: false }),
      }

export type Turn = {
  readonly status: Archive['status']
  readonly isOver: boolean
  /** What came of it is still being stored. */
  readonly isWaiting?: true
}

/** Reads an archive go by go. Each may be cut off anywhere: what it did not say yet it does again, with the same result. */
export const activities = (kernel: Kernel) => {
  const { load, membership } = kernel
  const ask = trySystemCommand(kernel)
  const opened = openingArchives(kernel)
  const taking = takingItems(kernel)
  const across = tellingAcross(kernel)

  const open = async (id: string): Promise<boolean> => {
    const found = await opened(id)
    if (found === 'gone' || found === 'none') return false
    const { familyId, contributorId, visibility } = (await load(item, id)).state
    const isTooMany = 'tooMany' in found
    const head = {
      archiveId: id,
      familyId,
      contributorId,
      visibility,
      mediaId: isTooMany ? found.tooMany : found.mediaId,
      name: found.name,
      entries: isTooMany ? 0 : found.plan.files.length,
    }
    const stop: Stop | undefined = isTooMany ? 'too-many' : found.plan.isBomb ? 'bomb' : undefined
    await ask(archive, id, openArchive(head, stop), 'openArchive')
    return true
  }

  type Reading = { readonly id: string; readonly state: Archive; readonly found: Opened; readonly role: FamilyRole }
  const reading = async ({ id, state, found, role }: Reading) => {
    const { familyId, contributorId, visibility } = state
    const { tell } = telling(found, (await reachOf(kernel, contributorId)).zone ?? 'UTC')
    const whose = { familyId, contributorId, visibility, cameIn: id }
    let { usedBytes, ...room } = await taking.roomFor(whose, found.sizeBytes)

    const takenAs = async (file: Planned): Promise<Became | { readonly answer: 'beside' }> => {
      const ids = idsOf(id, file.n)
      const known = await taking.known(ids)
      if (known) return known
      const { isWords, ...told } = await tell(file)
      if (isWords === 'of another') return { answer: 'beside' }
      const came: Came = { ...ids, ...whose, ...told, ...halfOf(id, file), bytes: file.size }
      if (isWords) return taking.takeWords(came, role, { ...room, usedBytes })
      const became = await taking.take(came, () => unpacked(found.source, file), role, { ...room, usedBytes })
      if (became.answer === 'added') usedBytes += file.size
      return became
    }
    return async (file: Planned): Promise<Answered> => {
      const bare = file.isBare && ({ isBare: true } as const)
      if (file.not !== undefined) return { answer: file.not }
      try {
        return { ...(await takenAs(file)), ...bare }
      } catch (error) {
        if (error instanceof Broken) return { answer: 'broken' }
        throw error
      }
    }
  }
  /** What was added may have gone into another item meanwhile, whose bytes are the same, or have been erased. */
  const now = async (answered: Answered): Promise<Answered> => {
    if (answered.answer !== 'added' || answered.itemId === undefined) return answered
    const { status, intoId } = (await load(item, answered.itemId)).state
    if (status !== 'erased') return answered
    const { itemId: _gone, ...rest } = answered
    return intoId === '' ? rest : { ...rest, answer: 'here', itemId: intoId }
  }

  const go = async ({ id, state, found, role }: Reading): Promise<void> => {
    const until = Date.now() + A_GO_MS
    const read = await reading({ id, state, found, role })
    const files = found.plan.files.slice(state.next, state.next + MOST_IN_A_GO)
    const answers: Answered[] = []
    for (const file of files) {
      if (answers.length > 0 && Date.now() > until) break
      answers.push(await read(file))
    }
    const names = files.slice(0, answers.length).map(({ name }) => name.slice(-MOST_NAME))
    const said = { turn: state.turn, from: state.next, names, answers: await Promise.all(answers.map(now)) }
    await ask(archive, id, recordEntries(said), 'recordEntries', state.turn, state.next)
  }

  /** Whoever added it may have left, or may add no more; it may be in the bin. */
  const mayReadOn = async (id: string, { familyId, contributorId }: Archive): Promise<FamilyRole | Stop> => {
    if ((await load(item, id)).state.status !== 'kept') return 'binned'
    const role = await membership.roleIn(familyId, contributorId)
    return role !== undefined && may(role, 'add') ? role : 'forbidden'
  }
  const read = async (id: string, state: Archive): Promise<void> => {
    const stop = (code: Stop) => ask(archive, id, stopArchive(code), 'stopArchive', state.turn, code)
    const role = await mayReadOn(id, state)
    if (role === 'binned' || role === 'forbidden') return void (await stop(role))
    try {
      const found = await opened(id)
      if (typeof found === 'string' || 'tooMany' in found) await stop('damaged')
      else await go({ id, state, found, role: role as FamilyRole })
    } catch (error) {
      if (!(error instanceof Damaged)) throw error
      await stop('damaged')
    }
  }

  /** @returns whether all that came of it is stored, or set aside */
  const settle = async (id: string, state: Archive): Promise<boolean> => {
    if (await isLate(kernel, { module: 'archives', category: 'archive' })) return false
    if (await isLate(kernel, { module: 'items', category: 'media' })) return false
    const { waiting, lost } = await comingOf(kernel, id)
    if (waiting > 0) return false
    await across(id, state)
    await ask(archive, id, settleArchive({ isWhole: lost === 0 }), 'settleArchive', state.turn)
    return true
  }

  return {
    readOn: (stream: string): Promise<Turn> =>
      beating(async () => {
        const id = idOfStream(stream)
        const { state } = await load(archive, id)
        const { status, isKept } = state
        if (status === 'new') return { status, isOver: !(await open(id)) }
        if (status === 'reading') {
          await read(id, state)
          return { status, isOver: false }
        }
        if (status === 'read') {
          const isSettled = await settle(id, state)
          return { status, isOver: false, ...(!isSettled && { isWaiting: true }) }
        }
        // All that was in it is kept by itself.
        if (status === 'settled' && !isKept) await taking.binArchive(id)
        return { status, isOver: true }
      }),
  }
}
export type Activities = ReturnType<typeof activities>
