import { made } from './recordings.ts'
import { heldUpright, madeFile, PICTURE, TONE } from './films.ts'

type Format = {
  readonly name: string
  /** As the browser declares it. */
  readonly type: string
  /** As it is known afterwards. */
  readonly mime: string
  readonly encoder: string
  readonly make: () => Promise<Buffer>
  readonly isUpright?: true
  readonly isSilent?: true
  /** One of the three that every run makes: a voice, a film that was turned, and a picture without sound. */
  readonly isCommon?: true
}

const AAC = ['-c:a', 'aac']
const FILM = [...PICTURE, ...TONE, ...AAC]
const H264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p']
/** With more shades than a screen shows, as phones record by themselves. */
const HEVC = ['-c:v', 'libx265', '-x265-params', 'log-level=error', '-pix_fmt', 'yuv420p10le', '-tag:v', 'hvc1']
/** As a recorder writes that cannot go back: its index first, with no length, and a fragment a second. */
const FRAGMENTS = ['-movflags', 'empty_moov+default_base_moof', '-frag_duration', '1000000']
/** A track that is neither sound nor picture. */
const TIMECODE = ['-timecode', '01:00:00:00']
/** x264 names the address of its makers, in which stands what a picture's track is called. */
const NAMELESS = ['-bsf:v', 'filter_units=remove_types=6']

const voice = { encoder: 'aac', mime: 'audio/mp4' }
const film = { encoder: 'libx264', mime: 'video/quicktime', type: 'video/quicktime' }
const hevc = { ...film, encoder: 'libx265' }

/** What Safari records and what lies on a phone, each two seconds long. */
export const formats: readonly Format[] = [
  {
    ...voice,
    name: 'a voice that Safari recorded',
    type: 'audio/mp4;codecs=mp4a.40.2',
    make: () => madeFile('voice.mp4', [...TONE, ...AAC, ...FRAGMENTS]),
    isCommon: true,
  },
  {
    ...film,
    name: 'a video that Safari recorded',
    type: 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"',
    mime: 'video/mp4',
    make: () => madeFile('film.mp4', [...FILM, ...H264, '-profile:v', 'baseline', ...FRAGMENTS]),
  },
  {
    ...film,
    name: 'a film of an iPhone that lay',
    make: () => madeFile('film.mov', [...FILM, ...H264, ...TIMECODE]),
  },
  {
    ...film,
    name: 'a film of an iPhone that was held upright',
    make: async () => heldUpright(await madeFile('film.mov', [...FILM, ...H264, ...TIMECODE])),
    isUpright: true,
    isCommon: true,
  },
  {
    ...hevc,
    name: 'a film of an iPhone in HEVC that was held upright',
    make: async () => heldUpright(await madeFile('film.mov', [...FILM, ...HEVC])),
    isUpright: true,
  },
  {
    ...hevc,
    name: 'a film in HEVC as MP4',
    type: 'video/mp4',
    mime: 'video/mp4',
    make: () => madeFile('film.mp4', [...FILM, ...HEVC]),
  },
  {
    ...film,
    name: 'a film as MP4 with its index at its end',
    type: 'video/mp4',
    mime: 'video/mp4',
    make: () => madeFile('film.mp4', [...FILM, ...H264, ...NAMELESS]),
  },
  {
    ...film,
    name: 'a film of an iPhone whose sound was switched off',
    make: () => madeFile('film.mov', [...PICTURE, ...H264]),
    isSilent: true,
  },
  {
    ...film,
    name: 'a screen that was recorded without sound',
    type: 'video/webm',
    mime: 'video/webm',
    encoder: 'libvpx',
    make: () => made(...PICTURE, '-c:v', 'libvpx', '-f', 'webm'),
    isSilent: true,
    isCommon: true,
  },
  {
    ...voice,
    name: 'a voice memo',
    type: 'audio/x-m4a',
    make: () => madeFile('memo.m4a', [...TONE, ...AAC]),
  },
  {
    ...voice,
    name: 'a voice memo without loss',
    type: 'audio/mp4',
    encoder: 'alac',
    make: () => madeFile('memo.m4a', [...TONE, '-c:a', 'alac']),
  },
]
