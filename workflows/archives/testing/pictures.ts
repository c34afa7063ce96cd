import { halves } from '../../media/testing/drawn.ts'

let made = 0
/** A picture that is like no other one, and whatever a camera wrote into it. */
export const picture = async (exif?: Parameters<ReturnType<typeof halves>['withExif']>[0]): Promise<Buffer> => {
  made += 1
  const drawn = halves(40 + 2 * made, 30)
  return (exif ? drawn.withExif(exif) : drawn).jpeg().toBuffer()
}
