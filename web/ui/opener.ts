let opener: HTMLElement | undefined

/** Remembers what had the focus before a dialog took it; a dialog that follows another keeps the first one's opener. */
export const noteOpener = (): void => {
  const { activeElement } = document
  const isInDialog = activeElement?.closest('[role=dialog], [role=alertdialog]')
  if (activeElement instanceof HTMLElement && activeElement !== document.body && !isInDialog) opener = activeElement
}

const focusHeading = (): void => document.querySelector<HTMLElement>('main h1')?.focus()

/** What goes from the page while it has the focus, as the button of a list that is no longer empty, leaves it to the heading. */
const watchOver = (target: HTMLElement): void => {
  const watch = new MutationObserver(() => {
    if (target.isConnected && document.activeElement === target) return
    watch.disconnect()
    if (!target.isConnected && document.activeElement === document.body) focusHeading()
  })
  watch.observe(document.body, { childList: true, subtree: true })
}

/** Only a focus that went with what closed is lost. */
const hasMoved = (): boolean => document.activeElement !== document.body

/**
 * For what gives the focus back a moment after it closed: whoever was faster has it elsewhere by then, as in a dialog
 * that followed, and writes there.
 */
export const keepMovedFocus = (event: Event): void => {
  if (hasMoved()) event.preventDefault()
}

/** Where the focus belongs when the dialog is gone: the opener, or the page's heading if that is gone too. */
export const returnToOpener = (event: Event): void => {
  event.preventDefault()
  if (hasMoved()) return undefined
  if (!opener?.isConnected) return focusHeading()
  opener.focus()
  watchOver(opener)
  return undefined
}
