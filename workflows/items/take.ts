import { Refused } from '../../backend/kernel/errors.ts'
import type { FamilyRole } from '../../backend/kernel/identity/roles.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { systemCommand } from '../../backend/kernel/log/systemCommand.ts'
import { ITEM, MOST_CAPTION, MOST_NAME, MOST_TITLE, MOST_WORDS } from '../../backend/modules/items/contract.ts'
import { addItem, tellItem, type Room } from '../../backend/modules/items/decide/add.ts'
import { binUnpacked } from '../../backend/modules/items/decide/bin.ts'
import { dateItem, describeItem, markItem } from '../../backend/modules/items/decide/change.ts'
import type { Told } from '../../backend/modules/items/events.ts'
import { roomIn } from '../../backend/modules/items/facts.ts'
import { item } from '../../backend/modules/items/item.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { lookAt, takingFiles } from '../media/take.ts'
import { joiningSame } from './same.ts'

/** A memory that came in an archive, whose it is to be, and what is told of it. */
export type Came = {
  readonly itemId: string
  readonly mediaId: string
  readonly familyId: string
  readonly contributorId: string
  readonly visibility: 'family' | 'only_me'
  readonly cameIn: string
  readonly name: string
  readonly bytes: number
  readonly pair?: string
  readonly told?: Told
  readonly title?: string
  readonly caption?: string
  readonly text?: string
  /** When it was, as somebody said it. */
  readonly words?: string
  readonly isFavorite?: boolean
}
type MoreOf = 'itemId' | 'contributorId' | 'told' | 'caption' | 'isFavorite'
type Described = Pick<Came, 'itemId' | 'contributorId' | 'title' | 'caption' | 'words' | 'isFavorite'>
export type Became = { readonly answer: 'added' | 'here'; readonly itemId: string } | { readonly answer: 'no-room' }

const NO_ROOM: ReadonlySet<string> = new Set(['plan-required', 'too-many-items'])

/** Takes in memories that came in an archive, each as if whoever added the archive had sent it; each may run twice. */
export const takingItems = (kernel: Kernel) => {
  const { load } = kernel
  const files = takingFiles(kernel)
  const same = joiningSame(kernel)

  /** What it became when it was taken in before; undefined where that was not done to its end. */
  const known = async ({ itemId, mediaId }: Pick<Came, 'itemId' | 'mediaId'>): Promise<Became | undefined> => {
    const { status, intoId, mediaId: file } = (await load(item, itemId)).state
    if (status === 'new' || (file !== '' && !(await files.isBegun(mediaId)))) return undefined
    return intoId === '' ? { answer: 'added', itemId } : { answer: 'here', itemId: intoId }
  }

  /** How much room a family has, where the archive itself takes none: it goes once all of it is kept. */
  const roomFor = async (
    of: Pick<Came, 'familyId' | 'contributorId' | 'cameIn'>,
    archiveBytes: number,
  ): Promise<Room> => {
    const { familyId, contributorId: id } = of
    const room = await roomIn(kernel, familyId, { kind: 'account', id }, {})
    return { ...room, usedBytes: Math.max(0, room.usedBytes - archiveBytes) }
  }

  const isAdded = async ({ mediaId, bytes, ...came }: Came, file: boolean, room: Room): Promise<boolean> => {
    const { itemId, contributorId, visibility, cameIn, name, title = '', text = '', pair, told } = came
    const ask = systemCommand(kernel, { kind: 'account', id: contributorId })
    const added = {
      itemId,
      ...(file && { mediaId, bytes }),
      name: name.slice(0, MOST_NAME),
      title: title.slice(0, MOST_TITLE),
      text: text.slice(0, MOST_WORDS),
      visibility,
      cameIn,
      ...(pair !== undefined && { pair }),
      ...(told !== undefined && Object.keys(told).length > 0 && { told }),
    }
    try {
      await ask(item, itemId, addItem(added, room), 'addItem')
      return true
    } catch (error) {
      if (error instanceof Refused && NO_ROOM.has(error.code)) return false
      throw error
    }
  }
  /** What else is told of it. */
  const describe = async (came: Described, role: FamilyRole): Promise<void> => {
    const { itemId, contributorId, title = '', caption = '', words = '', isFavorite = false } = came
    const ask = trySystemCommand(kernel, { kind: 'account', id: contributorId })
    const said = { title: title.slice(0, MOST_TITLE), caption: caption.slice(0, MOST_CAPTION) }
    if (caption !== '') await ask(item, itemId, describeItem(said, { role }), 'describeItem')
    if (words !== '') await ask(item, itemId, dateItem({ words }, { role, taken: '' }), 'dateItem')
    if (isFavorite) await ask(item, itemId, markItem({ isFavorite }), 'markItem')
  }

  /**
   * It is read twice: first to know what it is. Of what is broken, here already or too much nothing is kept.
   * @throws what the content throws
   */
  const take = async (
    came: Came,
    content: () => AsyncIterable<Buffer>,
    role: FamilyRole,
    room: Room,
  ): Promise<Became> => {
    const { itemId, mediaId, familyId, contributorId: ownerId, visibility, bytes, caption = '' } = came
    const looked = await lookAt(content())
    const there = await same.earlierOf(came, looked.sha256)
    if (there !== undefined && (await same.joinTo(there, came, caption.slice(0, MOST_CAPTION))))
      return { answer: 'here', itemId: there }
    if (!(await isAdded(came, true, room))) return { answer: 'no-room' }
    await describe(came, role)
    const file = {
      mediaId,
      subject: itemId,
      purpose: ITEM,
      ownerId,
      bytes,
      ...(visibility === 'family' && { familyId }),
    }
    await files.stage(file, content())
    await files.begin(file, looked)
    return { answer: 'added', itemId }
  }

  /** What another archive of its set tells of one that came before; what is said of it already stays. */
  const tellMore = async (came: Pick<Came, MoreOf>, role: FamilyRole): Promise<void> => {
    const { itemId, contributorId, told = {}, isFavorite = false } = came
    const { state } = await load(item, itemId)
    if (state.contributorId !== contributorId || state.isTold) return
    const caption = state.caption === '' && state.motionOf === '' ? (came.caption ?? '') : ''
    await describe({ itemId, contributorId, title: state.title, caption, isFavorite }, role)
    const ask = trySystemCommand(kernel, { kind: 'account', id: contributorId })
    if (Object.keys(told).length > 0) await ask(item, itemId, tellItem({ told }), 'tellItem')
  }

  /** The same of what was only written. */
  const takeWords = async (came: Came, role: FamilyRole, room: Room): Promise<Became> => {
    if (!(await isAdded(came, false, room))) return { answer: 'no-room' }
    await describe(came, role)
    return { answer: 'added', itemId: came.itemId }
  }

  /** All that was in the archive is kept by itself. */
  const binArchive = async (itemId: string): Promise<void> => {
    await trySystemCommand(kernel)(item, itemId, binUnpacked(), 'binUnpacked')
  }
  return { known, roomFor, take, tellMore, takeWords, binArchive }
}
