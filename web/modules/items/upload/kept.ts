// What is on its way, kept on this device until it has arrived: a page that is loaded anew goes on by itself.
import type { Entry } from './queue.ts'

/** @number largest file of which a copy is kept on this device. A larger one has to be chosen again. */
const MOST_OF_ONE = 64 * 2 ** 20
/** @number bytes of files that are kept on this device at once */
const MOST_OF_ALL = 2 ** 30

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })

let opened: Promise<IDBDatabase> | undefined
const database = (): Promise<IDBDatabase> => {
  if (opened) return opened
  const request = indexedDB.open('everhearth-tray', 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('entries', { keyPath: 'id' })
    request.result.createObjectStore('files')
  })
  opened = done(request)
  opened.catch(() => {
    opened = undefined
  })
  return opened
}
const write = async (stores: string[], work: (transaction: IDBTransaction) => void): Promise<void> => {
  const transaction = (await database()).transaction(stores, 'readwrite')
  work(transaction)
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('IndexedDB')))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')))
  })
}
/** A device that keeps nothing still sends. */
const quietly = (work: Promise<void>): void =>
  void work.catch((error: unknown) => console.error('Not kept on this device:', error))

export const keepEntry = (entry: Entry): void =>
  quietly(write(['entries'], (transaction) => void transaction.objectStore('entries').put(entry)))

let keptBytes = 0
export const keepFile = (id: string, file: Blob): void => {
  if (file.size > MOST_OF_ONE || keptBytes + file.size > MOST_OF_ALL) return
  keptBytes += file.size
  quietly(write(['files'], (transaction) => void transaction.objectStore('files').put(file, id)))
}
/** The copy of a file, which outlives the file itself. */
export const keptFile = async (id: string): Promise<Blob | undefined> =>
  done<Blob | undefined>((await database()).transaction(['files']).objectStore('files').get(id))
export const forgetFile = (id: string, size: number): void => {
  keptBytes = Math.max(0, keptBytes - size)
  quietly(write(['files'], (transaction) => void transaction.objectStore('files').delete(id)))
}
export const forget = (ids: readonly string[]): void =>
  quietly(
    write(['entries', 'files'], (transaction) => {
      for (const id of ids) {
        transaction.objectStore('entries').delete(id)
        transaction.objectStore('files').delete(id)
      }
    }),
  )

/** What an account has on its way from this device, with the files that are still here. */
export const keptOf = async (
  accountId: string,
): Promise<{ readonly entries: readonly Entry[]; readonly files: ReadonlyMap<string, Blob> }> => {
  const transaction = (await database()).transaction(['entries', 'files'])
  const all = await done<Entry[]>(transaction.objectStore('entries').getAll())
  const store = transaction.objectStore('files')
  const [keys, blobs] = await Promise.all([done(store.getAllKeys()), done<Blob[]>(store.getAll())])
  const files = new Map(
    keys.flatMap((key, at) => (typeof key === 'string' && blobs[at] ? [[key, blobs[at]] as const] : [])),
  )
  keptBytes = blobs.reduce((sum, { size }) => sum + size, 0)
  return { entries: all.filter((entry) => entry.accountId === accountId), files }
}
