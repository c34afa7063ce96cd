/** @number pixels of a portrait's longer side in the browser */
const LONGEST = 1_280
const QUALITY = 0.9

/**
 * A picture as it is sent: upright, small enough to travel, and without what a camera wrote into its file.
 * @throws where the browser cannot show it
 */
export const shrink = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn')))
    canvas.toBlob(done, 'image/jpeg', QUALITY)
  })
}
