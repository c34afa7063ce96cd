import { explain } from '../../../app/explain.ts'
import { queryClient } from '../../../app/queryClient.ts'
import { halvesOf } from '../archive/halves.ts'
import { addItem, digestOf, hasDigest, isFinal, join, precheck, restore } from './ask.ts'
import { forget, forgetFile, keepEntry, keepFile, keptFile, keptOf } from './kept.ts'
import { found, isForPeople, lostIn, toCheck, taken, toSend, twinOf, type Entry } from './queue.ts'
import { canBeRead, send, type Sending } from './send.ts'

/** @number wait before the server is asked again that could not be reached */
const AGAIN_MS = 15_000

// One tray for as long as the app is open: it goes on whichever page is shown.
let accountId = ''
let entries: readonly Entry[] = []
let isChecking = false
let again: ReturnType<typeof setTimeout> | undefined
const files = new Map<string, Blob>()
const sendings = new Map<string, Sending>()
const listeners = new Set<() => void>()

const tell = (next: readonly Entry[]) => {
  entries = next
  for (const listener of listeners) listener()
}
const entryOf = (id: string) => entries.find((entry) => entry.id === id)

/** What changes with each piece that is sent is shown, and not kept. */
const change = (id: string, changes: Partial<Entry>, isKept = true): void => {
  tell(entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)))
  const changed = entryOf(id)
  if (changed && isKept) keepEntry(changed)
}
const letGo = ({ id, size }: Entry) => {
  files.delete(id)
  sendings.delete(id)
  forgetFile(id, size)
}
const later = () => {
  again ??= setTimeout(() => {
    again = undefined
    step()
  }, AGAIN_MS)
}
const refuse = (entry: Entry, why: string) => {
  change(entry.id, { stage: 'refused', why })
  sendings.delete(entry.id)
  step()
}

/** Brought back where it is in the bin; else its second contributor is noted. */
const takeIn = async (entry: Entry, hereId: string, isInBin: boolean): Promise<void> => {
  change(entry.id, { stage: 'here', hereId })
  letGo(entry)
  try {
    await (isInBin ? restore(entry, hereId) : join(entry, hereId))
    if (isInBin) change(entry.id, { wasInBin: true })
  } catch (error) {
    // It is there in any case: whoever may not bring it back reads that it is in the bin.
    if (isInBin && isFinal(error)) change(entry.id, { wasInBin: false })
  }
  void queryClient.invalidateQueries({ queryKey: ['items'] })
}

const compare = async (batch: readonly Entry[]): Promise<void> => {
  for (const { id } of batch) {
    const file = files.get(id)
    const sha256 = file && (await digestOf(file).catch(() => undefined))
    if (sha256 === undefined) change(id, { isChecked: true })
    else change(id, { sha256 })
  }
  const digested = batch.flatMap(({ id }) => entryOf(id) ?? []).filter(hasDigest)
  const [first, ...rest] = digested.filter(({ familyId }) => familyId === batch[0]?.familyId)
  if (!first) return
  const asked = [first, ...rest] as const
  const answers = await precheck(asked)
  for (const [at, entry] of asked.entries()) {
    const { answer, id } = answers[at] ?? { answer: 'new', id: null }
    if (answer !== 'new' && id !== null) void takeIn(entry, id, answer === 'inBin')
    else change(entry.id, { isChecked: true })
  }
}

const checkNext = async (): Promise<void> => {
  const batch = toCheck(entries)
  if (isChecking || batch.length === 0) return
  isChecking = true
  try {
    await compare(batch)
  } catch (error) {
    // Without an answer it is sent, and compared once it has arrived.
    if (isFinal(error)) for (const { id } of batch) change(id, { isChecked: true })
    else return later()
  } finally {
    isChecking = false
  }
  step()
}

/** A file that was removed since it was chosen goes on from its copy, where this device has one. */
const lose = async (entry: Entry): Promise<void> => {
  const copy = await keptFile(entry.id).catch(() => undefined)
  const isWhole = copy !== undefined && (await canBeRead(copy))
  if (isWhole) {
    files.set(entry.id, copy)
    sendings.delete(entry.id)
  } else letGo(entry)
  change(entry.id, { stage: isWhole ? 'waiting' : 'lost' })
  step()
}

const begin = async (entry: Entry): Promise<void> => {
  const file = files.get(entry.id)
  if (!file) return change(entry.id, { stage: 'lost' })
  const twin = twinOf(entries, entry)
  if (twin) {
    change(entry.id, { stage: 'here', hereId: twin.id })
    letGo(entry)
    return step()
  }
  change(entry.id, { stage: 'sending', why: undefined })
  if (!(await canBeRead(file))) return lose(entry)
  if (!entry.isAdded) {
    try {
      await addItem(entry)
    } catch (error) {
      if (isFinal(error)) return refuse(entry, explain(error).message)
      change(entry.id, { stage: 'waiting' })
      return later()
    }
    change(entry.id, { isAdded: true })
    void queryClient.invalidateQueries({ queryKey: ['items'] })
  }
  const now = entryOf(entry.id)
  if (now?.stage !== 'sending') return undefined // paused, or left out, meanwhile
  const sending = send(now, file, {
    onUrl: (uploadUrl) => change(entry.id, { uploadUrl }),
    onSent: (sent) => change(entry.id, { sent }, false),
    onArrived: () => {
      change(entry.id, { stage: 'arrived', sent: entry.size })
      letGo(entry)
      step()
    },
    onRefused: (why) => refuse(entry, why),
    onLost: () => void lose(entry),
  })
  sendings.set(entry.id, sending)
  return undefined
}

const step = (): void => {
  void checkNext()
  for (const entry of toSend(entries)) void begin(entry)
}

export const tray = {
  entries: (): readonly Entry[] => entries,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Finds again what an account has on its way from this device; what is another’s rests until they are back. */
  open: async (id: string): Promise<void> => {
    if (id === accountId) return
    accountId = id
    addEventListener('online', step) // once, however often it is said
    for (const sending of sendings.values()) sending.stop()
    sendings.clear()
    files.clear()
    tell([])
    const kept = await keptOf(id).catch(() => undefined)
    if (!kept || id !== accountId) return
    for (const [entryId, file] of kept.files) files.set(entryId, file)
    tell([...kept.entries.map((entry) => found(entry, files.has(entry.id))), ...entries])
    step()
  },
  /** In their order; one that was lost goes on where it was. */
  add: (chosen: readonly File[], familyId: string, more: Pick<Entry, 'title' | 'about'> = {}): readonly Entry[] => {
    const added: Entry[] = []
    const halves = halvesOf(chosen)
    for (const file of chosen.filter(isForPeople)) {
      const lost = lostIn(entries, file)
      const pair = halves.get(file)
      const entry = lost ?? taken(file, { accountId, familyId }, { ...more, ...(pair !== undefined && { pair }) })
      files.set(entry.id, file)
      keepFile(entry.id, file)
      if (lost) change(lost.id, { stage: 'waiting' })
      else {
        keepEntry(entry)
        added.push(entry)
      }
    }
    tell([...entries, ...added])
    step()
    return added
  },
  pause: (ids: readonly string[]): void => {
    for (const id of ids) {
      sendings.get(id)?.stop()
      sendings.delete(id)
      const stage = entryOf(id)?.stage === 'sending' ? 'waiting' : undefined
      change(id, { isPaused: true, ...(stage && { stage }) })
    }
    step()
  },
  goOn: (ids: readonly string[]): void => {
    for (const id of ids) change(id, { isPaused: false })
    step()
  },
  retry: (id: string): void => {
    change(id, { stage: files.has(id) ? 'waiting' : 'lost', isPaused: false, why: undefined })
    step()
  },
  /** What the server says has become of it. */
  note: (id: string, changes: Pick<Entry, 'stage'> & Partial<Pick<Entry, 'why' | 'hereId' | 'isSettled'>>): void => {
    const before = entryOf(id)
    // What is asked again and again mostly says the same.
    if (before?.stage !== changes.stage || before.isSettled !== changes.isSettled) change(id, changes)
  },
  /** They go from the list; what the server has stays there. */
  forget: (ids: readonly string[]): void => {
    for (const id of ids) {
      sendings.get(id)?.stop()
      sendings.delete(id)
      files.delete(id)
    }
    tell(entries.filter(({ id }) => !ids.includes(id)))
    forget(ids)
  },
}
