import { sealedBlobs, type SealedBlob } from '../../kernel/blob/sealedBlobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { fold } from '../../kernel/log/decider.ts'
import type { ItemsEvent } from '../items/events.ts'
import { blobName, media } from '../media/reading.ts'

/** Whose a memory is, and its file; nothing of it is opened. */
type Filed = {
  readonly status: 'new' | 'kept' | 'erased'
  readonly familyId: string
  readonly contributorId: string
  readonly isOnlyTheirs: boolean
  readonly mediaId: string
  /** The memory that has the same file. */
  readonly intoId: string
}
const filed = fold<Filed, ItemsEvent>(
  'item',
  { status: 'new', familyId: '', contributorId: '', isOnlyTheirs: false, mediaId: '', intoId: '' },
  (item, { type, data }) => {
    if (type === 'ItemAdded') {
      const { familyId, contributorId, mediaId = '', visibility } = data
      return { ...item, status: 'kept', familyId, contributorId, mediaId, isOnlyTheirs: visibility === 'only_me' }
    }
    if (type === 'VisibilitySet') return { ...item, isOnlyTheirs: data.visibility === 'only_me' }
    return type === 'ItemErased' ? { ...item, status: 'erased', intoId: data.intoId ?? '' } : item
  },
)

type Of = { readonly familyId: string; readonly accountId: string }

/** The memory of the family that has the file, and that this member may see: of two with the same file, the first. */
export const fileItemOf = async (
  kernel: Pick<Kernel, 'load'>,
  { familyId, accountId }: Of,
  itemId: string,
): Promise<{ readonly itemId: string; readonly mediaId: string } | undefined> => {
  const { state } = await kernel.load(filed, itemId)
  if (state.status === 'erased' && state.intoId !== '' && state.intoId !== itemId)
    return fileItemOf(kernel, { familyId, accountId }, state.intoId)
  const isSeen = !state.isOnlyTheirs || state.contributorId === accountId
  if (state.status !== 'kept' || state.familyId !== familyId || state.mediaId === '' || !isSeen) return undefined
  return { itemId, mediaId: state.mediaId }
}

/** Whether a memory is the family's, and this member may see it. */
export const isSeenItem = async (
  { load }: Pick<Kernel, 'load'>,
  { familyId, accountId }: Of,
  itemId: string,
): Promise<boolean> => {
  const { state } = await load(filed, itemId)
  const isSeen = !state.isOnlyTheirs || state.contributorId === accountId
  return state.status === 'kept' && state.familyId === familyId && isSeen
}

/** The file of a memory as it came; nothing while it has not arrived, or is gone. */
export const openFile = async (
  kernel: Pick<Kernel, 'load' | 'blobs' | 'keys'>,
  { itemId, mediaId }: { readonly itemId: string; readonly mediaId: string },
): Promise<SealedBlob | undefined> => {
  const { state } = await kernel.load(media, mediaId)
  if (state.messageId !== itemId || (state.status !== 'stored' && state.status !== 'ready')) return undefined
  return sealedBlobs(kernel).open(blobName(mediaId, 'original'), `item-${itemId}`)
}
