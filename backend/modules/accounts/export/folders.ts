// Systems of files count bytes, and a sign of a family has twenty of them.
const MOST_BYTES = 120
const letters = new Intl.Segmenter('en')

const shortened = (words: string): string => {
  let short = ''
  for (const { segment } of letters.segment(words)) {
    if (Buffer.byteLength(short + segment) > MOST_BYTES) break
    short += segment
  }
  return short
}

/** A name that every system of files takes: no signs of paths, no dot or space at its end, not too long. */
export const fileName = (words: string): string =>
  shortened(
    words
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\p{Bidi_Control}<>:"/\\|?*]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).replaceAll(/^[. ]+|[. ]+$/g, '')

type Named = { readonly title: string; readonly for: readonly string[] }

export const titleOf = ({ title, for: people }: Named): string =>
  title || (people.length > 0 ? `For ${people.join(', ')}` : 'A message without a title')

/** Where a message's files lie: numbered, so that two of the same title do not meet and all stand in their order. */
export const folderOf = (message: Named, index: number): string =>
  `messages/${String(index + 1).padStart(3, '0')} ${fileName(titleOf(message)) || 'Message'}`
