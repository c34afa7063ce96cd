import sharp, { type Sharp } from 'sharp'
import { cropOf, type Rect, type Slot } from '../../../backend/modules/scrapbooks/contract.ts'

/** @number pixels of an inch of a printed photo */
const PPI = 300
const MM_PER_INCH = 25.4
/** @number quality of a printed photo as JPEG */
const QUALITY = 88
/** @number pixels of a photo that is drawn into a book */
const MOST_PIXELS = 400_000_000

type Wanted = {
  readonly slot: Pick<Slot, 'x' | 'y' | 'zoom'>
  readonly frame: Pick<Rect, 'w' | 'h'>
  /** How far it is turned to the right, besides what its camera said. */
  readonly degrees: number
  /** Stands behind what can be seen through. */
  readonly paper: string
}

const turned = (photo: Sharp, degrees: number): Sharp => (degrees === 0 ? photo : photo.rotate(degrees))

/**
 * A photo as it is printed: upright, the part that is seen, as fine as the inches take and never finer than it came, in
 * sRGB, and nothing of what else its file says.
 */
export const printedPhoto = async (file: Buffer, { slot, frame, degrees, paper }: Wanted): Promise<Buffer> => {
  const open = () => sharp(file, { failOn: 'none', limitInputPixels: MOST_PIXELS })
  const { autoOrient } = await open().metadata()
  const isTurned = degrees % 180 !== 0
  const [width, height] = isTurned ? [autoOrient.height, autoOrient.width] : [autoOrient.width, autoOrient.height]
  const crop = cropOf(slot, { width, height }, frame)
  const [w, h] = [Math.max(1, Math.floor(crop.width)), Math.max(1, Math.floor(crop.height))]
  // Parts of a pixel may lie a hair outside.
  const within = (from: number, most: number) => Math.min(Math.max(0, Math.floor(from)), most)
  const fits = { left: within(crop.left, width - w), top: within(crop.top, height - h) }
  const wanted = Math.round((frame.w / MM_PER_INCH) * PPI)
  const upright = turned(open().autoOrient(), degrees)
  const seen = upright.extract({ ...fits, width: w, height: h })
  return (w > wanted ? seen.resize({ width: wanted }) : seen)
    .flatten({ background: paper })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
