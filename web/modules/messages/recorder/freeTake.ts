// A recording made before there is an account: it stays on this device, under the id of the message it will be.

const KEY = 'free-take'
type Kept = { readonly messageId: string; readonly isRecorded: boolean }

const read = (): Kept | undefined => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
const write = (kept: Kept | undefined) => {
  try {
    if (kept) localStorage.setItem(KEY, JSON.stringify(kept))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: the recording lasts as long as its page.
  }
}

/** The message that a free recording on this device will be; the same one after a reload. */
export const freeTakeId = (fresh: string): string => {
  const kept = read() ?? { messageId: fresh, isRecorded: false }
  write(kept)
  return kept.messageId
}
export const noteFreeTake = (messageId: string, isRecorded: boolean): void => write({ messageId, isRecorded })

/** The message whose recording waits for somebody to choose whom it is for. */
export const waitingFreeTake = (): string | undefined => {
  const kept = read()
  return kept?.isRecorded ? kept.messageId : undefined
}

/** Nothing of it is sent before it has become a message of an account. */
export const isFreeTake = (messageId: string): boolean => read()?.messageId === messageId

/** Forgets that the recording was made without an account: it belongs to a message now and is sent like any other. */
export const claimFreeTake = (messageId: string): void => {
  if (isFreeTake(messageId)) write(undefined)
}
