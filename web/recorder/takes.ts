// What the microphone gave, kept on this device until the server has it.

export type Take = {
  /** The media's id too: the same recording is the same upload. */
  readonly id: string
  /** What it belongs to; kept under this name on devices since the first recordings were messages. */
  readonly messageId: string
  readonly mime: string
  /** What it was chosen for, and how the file is called: what it is is not said by its type. */
  readonly chosenAs?: 'voice' | 'video'
  readonly filename?: string
  /** How much it is, where that is known from the beginning: of a file. */
  readonly bytes?: number
  readonly ms: number
  readonly peaks: readonly number[]
  readonly isFinished: boolean
  readonly isSent: boolean
  readonly uploadUrl: string | undefined
}
type Slice = { readonly takeId: string; readonly index: number; readonly blob: Blob }

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })

let opened: Promise<IDBDatabase> | undefined
const database = (): Promise<IDBDatabase> => {
  if (opened) return opened
  const request = indexedDB.open('everhearth-takes', 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('takes', { keyPath: 'id' }).createIndex('messageId', 'messageId')
    request.result.createObjectStore('slices', { keyPath: ['takeId', 'index'] })
  })
  opened = done(request)
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/** Strict: the slice is on the disk before the promise is kept, so a crash loses one at most. */
const write = async (stores: string[], work: (transaction: IDBTransaction) => void): Promise<void> => {
  const transaction = (await database()).transaction(stores, 'readwrite', { durability: 'strict' })
  work(transaction)
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('IndexedDB')))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')))
  })
}
const slicesFrom = (takeId: string) => IDBKeyRange.bound([takeId, 0], [takeId, Infinity])

export const keepTake = (take: Take): Promise<void> =>
  write(['takes'], (transaction) => void transaction.objectStore('takes').put(take))

export const keepSlice = (take: Take, index: number, blob: Blob): Promise<void> =>
  write(['takes', 'slices'], (transaction) => {
    transaction.objectStore('takes').put(take)
    transaction.objectStore('slices').put({ takeId: take.id, index, blob } satisfies Slice)
  })

export const forgetTake = (takeId: string): Promise<void> =>
  write(['takes', 'slices'], (transaction) => {
    transaction.objectStore('takes').delete(takeId)
    transaction.objectStore('slices').delete(slicesFrom(takeId))
  })

/** The voice or the video of a message that is still on this device, with all its slices in order. */
export const takeOf = async (
  messageId: string,
  isWanted: (take: Take) => boolean,
): Promise<{ take: Take; slices: Blob[] } | undefined> => {
  const transaction = (await database()).transaction(['takes', 'slices'])
  const index = transaction.objectStore('takes').index('messageId')
  const takes = await done<Take[]>(index.getAll(messageId))
  const take = takes.find(isWanted)
  if (!take) return undefined
  const slices = await done<Slice[]>(transaction.objectStore('slices').getAll(slicesFrom(take.id)))
  return { take, slices: slices.map(({ blob }) => blob) }
}
