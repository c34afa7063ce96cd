/** What GEDCOM 5.5.1 calls the kinds of files, and their media types. */
const media: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  png: 'image/png',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  bmp: 'image/bmp',
  pcx: 'image/x-pcx',
  pdf: 'application/pdf',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  txt: 'text/plain',
  text: 'text/plain',
  htm: 'text/html',
  html: 'text/html',
  ole: 'application/x-ole',
  doc: 'application/msword',
  rtf: 'application/rtf',
}

export const UNKNOWN_MEDIA = 'application/octet-stream'

export const mediaTypeOf = (format: string): string => {
  return media[format.toLowerCase()] ?? (format.includes('/') ? format : UNKNOWN_MEDIA)
}

/** The way back: the shortest name where there are several. */
export const formatOf = (mediaType: string): string =>
  Object.entries(media).find(([, type]) => type === mediaType)?.[0] ?? mediaType

const escaped = (path: string): string => encodeURI(path).replaceAll('#', '%23').replaceAll('?', '%3F')
const isUrl = (path: string): boolean => /^[a-z][a-z0-9+.-]+:/i.test(path)

/** A path as GEDCOM 7 writes it: a URL, or one relative to the file. */
export const urlOfPath = (path: string): string => {
  if (isUrl(path)) return path.replaceAll('\\', '%5C')
  const slashed = escaped(path.replaceAll('\\', '/'))
  if (/^[A-Za-z]:\//.test(slashed)) return `file:///${slashed}`
  if (slashed.startsWith('//')) return `file:${slashed}`
  return slashed.startsWith('/') ? `file://${slashed}` : slashed
}

const unescaped = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The way back: a path of this machine, or the URL as it is. */
export const pathOfUrl = (url: string): string => {
  if (isUrl(url) && !/^file:/i.test(url)) return url
  const path = unescaped(url.replace(/^file:/i, ''))
  if (path === undefined) return url
  if (/^\/\/\/[A-Za-z]:\//.test(path)) return path.slice(3).replaceAll('/', '\\')
  if (path.startsWith('///')) return path.slice(2)
  return path.startsWith('//') ? path.replaceAll('/', '\\') : path
}
