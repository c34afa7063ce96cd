let opener: HTMLElement | undefined

/** Remembers what had the focus before a dialog took it; a dialog that follows another keeps the first one's opener. */
export const noteOpener = (): void => {
  const { activeElement } = document
  const isInDialog = activeElement?.closest('[role=dialog], [role=alertdialog]')
  if (activeElement instanceof HTMLElement && activeElement !== document.body && !isInDialog) opener = activeElement
}

/** Where the focus belongs when the dialog is gone: the opener, or the page's heading if that is gone too. */
export const returnToOpener = (event: Event): void => {
  event.preventDefault()
  const target = opener?.isConnected ? opener : document.querySelector<HTMLElement>('main h1')
  target?.focus()
}
