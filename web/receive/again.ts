/** Fetches what would not play anew; it goes on from where it had come to. */
export const loadAgain = (media: HTMLMediaElement): void => {
  const at = media.currentTime
  media.load()
  media.currentTime = at // before anything is there, this is where it will begin
}

/** Whether a try to play went wrong: one that a pause or a newer try ended did not. */
export const isFailure = (error: unknown): boolean => !(error instanceof DOMException && error.name === 'AbortError')
