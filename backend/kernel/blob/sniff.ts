/** As many bytes from the start as sniffing looks at, and as few as tell the kind of any of ours. */
export const HEAD_BYTES = 4_096
export const LEAST_BYTES = 12

/** The type of a picture by its first bytes; undefined when it is none that we take. */
export const sniffPicture = (head: Uint8Array): string | undefined => {
  const text = Buffer.from(head.subarray(0, LEAST_BYTES)).toString('latin1')
  if (text.startsWith('\xFF\xD8\xFF')) return 'image/jpeg'
  return text.startsWith('\x89PNG\r\n\x1A\n') ? 'image/png' : undefined
}

const VIDEO_TRACKS = ['V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG4', 'V_MPEGH']

/* oxlint-disable no-control-regex -- bytes, not signs */
/** Of old phones, cameras and dictation programs; each is read by ffmpeg, whose tracks say whether it is seen. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^RIFF[^]{4}WAVE/, 'audio/wav'],
  [/^RIFF[^]{4}AVI /, 'video/x-msvideo'],
  [/^RIFF[^]{4}QLCM/, 'audio/qcelp'],
  [/^fLaC/, 'audio/flac'],
  [/^#!AMR/, 'audio/amr'],
  [/^FORM[^]{4}AIF[FC]/, 'audio/aiff'],
  [/^caff\0/, 'audio/x-caf'],
  [/^\.snd\0\0/, 'audio/basic'],
  [/^wvpk/, 'audio/x-wavpack'],
  [/^Creative Voice File\x1A/, 'audio/x-voc'],
  [/^\.RMF\0/, 'video/vnd.rn-realvideo'],
  [/^\.ra\xFD/, 'audio/vnd.rn-realaudio'],
  // Windows Media says first that it is one, and then whether there is a picture in it.
  [/^\x30\x26\xB2\x75\x8E\x66\xCF\x11[^]*\xC0\xEF\x19\xBC\x4D\x5B\xCF\x11/, 'video/x-ms-wmv'],
  [/^\x30\x26\xB2\x75\x8E\x66\xCF\x11/, 'audio/x-ms-wma'],
  [/^FLV\x01/, 'video/x-flv'],
  [/^\0\0\x01[\xBA\xB3]/, 'video/mpeg'],
  [/^G[^]{187}G/, 'video/mp2t'],
  // A camera from before `ftyp`: QuickTime begins with any of its boxes. Words may read so: a box of letters were half a GiB.
  [/^[\0-\x1F][^]{3}(moov|mdat|wide|free|skip|pnot)/, 'video/quicktime'],
]
/* oxlint-enable no-control-regex */

const isoMedia = (brand: string, text: string) => {
  if (brand === 'qt  ') return 'video/quicktime'
  // Handler `vide` stands in the moov box, which a recorder writes first.
  return text.includes('vide') ? 'video/mp4' : 'audio/mp4'
}

/** MPEG frames begin with eleven set bits; layer 0 means AAC in ADTS. */
const mpegAudio = (second: number) => ((second & 0x06) === 0 ? 'audio/aac' : 'audio/mpeg')

/** The type of a recording by its first bytes, whatever its name says; undefined when it is none that we take. */
export const sniff = (head: Uint8Array): string | undefined => {
  const text = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('latin1')
  const [first = 0, second = 0] = head
  if (text.startsWith('\x1A\x45\xDF\xA3'))
    return VIDEO_TRACKS.some((track) => text.includes(track)) ? 'video/webm' : 'audio/webm'
  if (text.startsWith('OggS')) return 'audio/ogg'
  if (text.slice(4, 8) === 'ftyp') return isoMedia(text.slice(8, 12), text)
  const begun = BEGINNINGS.find(([beginning]) => beginning.test(text))
  if (begun) return begun[1]
  if (text.startsWith('ID3')) return 'audio/mpeg'
  return first === 0xff && (second & 0xe0) === 0xe0 ? mpegAudio(second) : undefined
}
