import { copyLink } from './copyLink.ts'

const canShare = (): boolean => 'share' in navigator

/** What the button says that passes a link on. */
export const passOnWords = (): string => (canShare() ? 'Send the link' : 'Copy the link')

/**
 * Passes a link on: through the device's own sheet, else by the clipboard, where `line` says what to do with it. Whoever
 * closes the sheet wanted neither.
 */
export const passOn = async ({ url, text, line }: { url: string; text: string; line: string }): Promise<void> => {
  if (!canShare()) return copyLink(url, line)
  try {
    return await navigator.share({ text, url })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    return copyLink(url, line)
  }
}
