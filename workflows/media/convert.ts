import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { limits } from '../../backend/modules/media/contract.ts'
import type { Settings } from '../../backend/kernel/process/settings.ts'
import { decode, Unplayable } from './decoder.ts'
import type { Minutes } from '../../backend/kernel/process/recordable.ts'
import { isFilm, isTooLarge, ProbedStream, soundIn } from './pictures.ts'
import { programIn } from './programs.ts'
import { peaksOf, SAMPLE_RATE } from './peaks.ts'

const MINUTE_MS = 60_000
const ANY: Minutes = { voice: limits.voiceMinutes, video: limits.videoMinutes }
/** A film's picture, which no cover is, and its sound where it has any that something decodes. */
const filmOf = (sound?: string) => ['-map', '0:V:0', ...(sound === undefined ? ['-an'] : ['-map', `0:${sound}`])]
const soundOf = (sound = 'a:0') => ['-map', `0:${sound}`, '-vn']
/** Even sides, as 4:2:0 needs them; `force_divisible_by` would say it, but the ffmpeg of our packages is older. */
const EVEN = 'crop=trunc(iw/2)*2:trunc(ih/2)*2'
/** A film that was held upright is one: ffmpeg has turned it before. */
const FITTED = "scale='min(iw,if(gt(iw,ih),1280,720))':'min(ih,if(gt(iw,ih),720,1280))'"
/** What every phone of the last ten years plays: H.264 with 4:2:0, at most 1280 by 720, its index in front. */
const PICTURE = [
  ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24', '-pix_fmt', 'yuv420p', '-profile:v', 'high'],
  ['-vf', `${FITTED}:force_original_aspect_ratio=decrease,${EVEN},fps=30`],
  ['-ac', '1', '-c:a', 'aac', '-b:a', '96k', '-movflags', '+faststart', '-f', 'mp4'],
].flat()

const FLAT = ['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1']
/** A part stands in the place of an original, and is made playable again: both are finer than what is played. */
const FINE_SOUND = ['-c:a', 'aac', '-b:a', '160k']
const FINE_PICTURE = [
  ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '19', '-pix_fmt', 'yuv420p'],
  ['-vf', EVEN],
].flat()

/** What is heard of a silent film: as long as its picture, so that whatever plays or measures sound needs no other way. */
const silence = (durationMs: number) => {
  const seconds = String(durationMs / 1_000)
  return ['-f', 'lavfi', '-t', seconds, '-i', 'anullsrc=r=44100:cl=mono']
}

/** Nothing from outside: a playlist or a link inside the file opens no other file and no connection. */
export const INSIDE = ['-protocol_whitelist', 'file,pipe']
const ONE_THREAD = ['-threads', '1']
/** `decode` reads in the last line which signal ended it. */
export const SAYING_WHY = ['-nostdin', '-y', '-hide_banner', '-nostats', '-v', 'info', '-filter_threads', '1']

const Format = v.object({
  format_name: v.optional(v.string()),
  duration: v.optional(v.string()),
  tags: v.optional(v.record(v.string(), v.string())),
})
const Probe = v.object({ streams: v.array(ProbedStream), format: Format })
/** Bare frames have no header that says how long they are: ffprobe multiplies the first ones, and errs by far. */
const GUESSED = new Set(['aac', 'mp3'])

type Read<T> = (output: Readable) => Promise<T>
type Tools = Pick<Settings, 'ffmpeg' | 'ffprobe'>

/**
 * Makes of any recording what every browser plays and can seek in: its sound, its picture where it has one, how long
 * that is, and its loudness. WebM has no length of its own, and iOS plays none.
 * @param most how much of it
 */
export const converter = (tools: Tools, signal: AbortSignal, most = ANY) => {
  const ffmpeg = programIn(tools.ffmpeg)
  const longestMs = most.voice * MINUTE_MS
  const longestFilmMs = most.video * MINUTE_MS
  /**
   * What its header says of a recording; nothing of it has been decoded.
   * @throws Unplayable when there is neither sound nor a film in it
   */
  const probe = async (file: string) => {
    const stream = 'index,codec_type,codec_name,width,height,avg_frame_rate,r_frame_rate'
    const shown = `stream=${stream}:stream_disposition=attached_pic:format=format_name,duration:format_tags`
    const args = ['-v', 'error', ...ONE_THREAD, ...INSIDE, '-show_entries', shown, '-of', 'json', file]
    const found = await decode(tools.ffprobe, args, { wallMs: 2 * MINUTE_MS, signal }, text)
    const { streams, format } = v.parse(Probe, JSON.parse(found))
    const sound = soundIn(streams)
    const picture = streams.find(isFilm)
    if (!sound && !picture) throw new Unplayable('There is no sound in it')
    const seconds = Number(format.duration)
    return {
      durationMs: Number.isFinite(seconds) ? Math.round(seconds * 1_000) : undefined,
      hasSound: sound !== undefined,
      /** Its stream, as ffmpeg names it. */
      sound: sound?.index === undefined ? undefined : String(sound.index),
      /** What its recorder wrote into it. */
      tags: format.tags ?? {},
      hasPicture: picture !== undefined,
      /** Whether its length is written in it. */
      isSure: !GUESSED.has(format.format_name ?? ''),
      isTooLarge: picture !== undefined && isTooLarge(picture),
    }
  }

  /** One thread for each file that is read and each that is written. */
  const run = <T>(input: readonly string[], output: readonly string[], wallMs: number, read: Read<T>) => {
    const args = [...SAYING_WHY, ...ONE_THREAD, ...input, ...ONE_THREAD, ...output]
    return decode(ffmpeg, args, { wallMs, signal }, read)
  }
  const from = (file: string) => [...INSIDE, '-i', file]

  const film = async (file: string, folder: string, wallMs: number, sound?: string): Promise<string> => {
    const video = join(folder, 'video.mp4')
    const longest = ['-t', String(longestFilmMs / 1_000 + 2)]
    await run(from(file), [...filmOf(sound), ...FLAT, ...longest, ...PICTURE, video], wallMs, text)
    return video
  }

  /** @throws Unplayable */
  const convert = async (file: string, folder: string, known?: Awaited<ReturnType<typeof probe>>) => {
    const found = known ?? (await probe(file))
    // What a browser records has no length of its own, and is converted as if it were the longest.
    const expectedMs = Math.min(found.durationMs ?? longestMs, longestMs)
    const wallMs = 10 * MINUTE_MS + expectedMs
    const filmWallMs = 3 * (10 * MINUTE_MS + Math.min(expectedMs, longestFilmMs))
    const play = join(folder, 'play.m4a')
    const silent = found.hasSound ? undefined : await film(file, folder, filmWallMs)
    const input = silent ? silence((await probe(silent)).durationMs ?? 0) : from(file)
    const longest = ['-t', String(longestMs / 1_000 + 2)]
    const sound = ['-ac', '1', '-c:a', 'aac', '-b:a', '96k', '-movflags', '+faststart', '-f', 'ipod', play]
    const chosen = soundOf(silent ? undefined : found.sound)
    await run(input, [...chosen, ...FLAT, ...longest, ...sound], wallMs, text)
    const { durationMs } = await probe(play)
    if (!durationMs) throw new Unplayable('Nothing of it can be heard')
    const pcm = ['-ac', '1', '-ar', String(SAMPLE_RATE), '-f', 's16le', 'pipe:1']
    const peaks = await run(from(play), pcm, wallMs, peaksOf)
    const isFilmToo = found.hasPicture && durationMs <= longestFilmMs + 1_000
    const video = silent ?? (isFilmToo ? await film(file, folder, filmWallMs, found.sound) : undefined)
    return { play, video, hasPicture: found.hasPicture, durationMs, peaks }
  }

  /**
   * The part between two moments, made anew: a copy of its packets would begin earlier and hide that behind a list.
   * @throws Unplayable
   */
  const cut = async (file: string, folder: string, { startMs, endMs }: { startMs: number; endMs: number }) => {
    const { hasPicture, sound } = await probe(file)
    // Behind the input: what comes before is decoded and dropped, to the sample.
    const between = ['-ss', String(startMs / 1_000), '-to', String(endMs / 1_000)]
    const made = hasPicture
      ? { file: join(folder, 'cut.mp4'), mime: 'video/mp4' }
      : { file: join(folder, 'cut.m4a'), mime: 'audio/mp4' }
    const kept = hasPicture ? [...filmOf(sound), ...FINE_PICTURE] : soundOf(sound)
    const form = ['-movflags', '+faststart', '-f', hasPicture ? 'mp4' : 'ipod']
    const wallMs = (10 * MINUTE_MS + longestMs) * (hasPicture ? 3 : 1)
    await run(from(file), [...between, ...kept, ...FLAT, ...FINE_SOUND, ...form, made.file], wallMs, text)
    return made
  }
  return { probe, convert, cut, film }
}
