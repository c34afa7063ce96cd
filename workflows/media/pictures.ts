import * as v from 'valibot'

/** A stream of a file, as its header says it is. */
export const ProbedStream = v.object({
  index: v.optional(v.number()),
  codec_type: v.optional(v.string()),
  codec_name: v.optional(v.string()),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  avg_frame_rate: v.optional(v.string()),
  r_frame_rate: v.optional(v.string()),
  disposition: v.optional(v.object({ attached_pic: v.optional(v.number()) })),
})
export type ProbedStream = v.InferOutput<typeof ProbedStream>

/** @number pixels a second of the largest film. 4K, wide or narrow, at 60 pictures a second. */
const MOST_PIXELS_A_SECOND = 4_096 * 2_304 * 60
/** Above it, no camera's average: a recorder that does not know its rate writes 1000. */
const MOST_AVERAGE = 240
/** Above it, the guessed rate is that of the time stamps, not of the pictures. */
const MOST_GUESSED = 60
/** What a film shows at the least: it is made to show as many, and its header may say anything. */
const LEAST = 30

/** The cover of a song is no film. */
export const isFilm = ({ codec_type: type, disposition }: ProbedStream): boolean =>
  type === 'video' && !disposition?.attached_pic

/** The first sound that something decodes: a phone may write one before it that nothing does yet, or no other. */
export const soundIn = (streams: readonly ProbedStream[]): ProbedStream | undefined =>
  streams.find(({ codec_type: type, codec_name: name = 'unknown' }) => type === 'audio' && name !== 'unknown')

const rateOf = (fraction = '', most: number): number => {
  const [pictures = 0, seconds = 0] = fraction.split('/').map(Number)
  const rate = pictures / seconds
  return rate <= most ? rate : 0
}

/**
 * Whether there is more to decode in each second than in those of the largest film. What we take says its size at its
 * beginning, so ffprobe knows none only where no decoder could hold it.
 */
export const isTooLarge = ({ width = 0, height = 0, avg_frame_rate: average, r_frame_rate: guessed }: ProbedStream) => {
  const rate = Math.max(LEAST, rateOf(average, MOST_AVERAGE), rateOf(guessed, MOST_GUESSED))
  return width * height === 0 || width * height * rate > MOST_PIXELS_A_SECOND
}
