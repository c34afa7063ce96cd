/** The folder of a file and its own name; both empty where there is none. */
export const partsOf = (path: string): readonly [folder: string, name: string] => {
  const at = path.lastIndexOf('/')
  return [path.slice(0, Math.max(0, at)), path.slice(at + 1)]
}

/** A name without its ending, and the ending with its dot. */
export const stemOf = (name: string): readonly [stem: string, ending: string] => {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)]
}

const PICTURES =
  /\.(jpe?g|jpe|jfif|hei[cf]|png|webp|gif|tiff?|avif|bmp|dng|cr[23]|nef|arw|raf|rw2|orf|srw|pef|psd|mpo)$/i
const FILMS = /\.(mp4|m4v|mov|qt|avi|3gpp?|3g2|mkv|webm|mpe?g|mts|m2ts|vob|wmv|flv|mp)$/i
const SOUNDS = /\.(mp3|m4a|wav|aac|amr|ogg|oga|opus|flac|aiff?|caf|wma)$/i

const PAPERS = /\.(pdf|docx?|odt|rtf|pages|xlsx?|pptx?)$/i

/** What a file is by its name, which says so until its bytes have been read. */
export const isPicture = (name: string): boolean => PICTURES.test(name)
export const isFilm = (name: string): boolean => FILMS.test(name)
export const isMedia = (name: string): boolean => isPicture(name) || isFilm(name) || SOUNDS.test(name)
export const isPaper = (name: string): boolean => PAPERS.test(name)
