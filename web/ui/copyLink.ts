import { showToast } from './toasts.ts'

/** Puts a link into the clipboard, and says in `line` what to do with it; where the browser refuses, it shows it. */
export const copyLink = async (url: string, line: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: 'The link is copied', line })
  } catch {
    showToast({ title: 'Please copy the address by hand.', line: url })
  }
}
