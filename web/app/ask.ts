/** What a visitor may ask of the people of the house from any page. */
export type Ask = 'chat' | 'demo' | 'feedback'

let current: Ask | undefined
const listeners = new Set<() => void>()
const become = (next: Ask | undefined) => {
  current = next
  for (const listener of listeners) listener()
}

/** Opens the dialog: the chat, "Schedule Demo", or a word of feedback. */
export const openAsk = (kind: Ask): void => become(kind)
export const closeAsk = (): void => become(undefined)
export const askState = (): Ask | undefined => current
export const onAsk = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
