/** Fetches what would not play anew; it goes on from where it had come to. */
export const loadAgain = (media: HTMLMediaElement): void => {
  const at = media.currentTime
  media.load()
  media.currentTime = at // before anything is there, this is where it will begin
}
