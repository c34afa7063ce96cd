/** A part of a mail (RFC 2045): its type in small letters, and its content decoded, byte by byte as latin1. */
export type Part = {
  readonly type: string
  readonly headers: ReadonlyMap<string, string>
  readonly content: string
  readonly parts: readonly Part[]
}

/** @number how deep the parts of a mail lie in each other at the most. Those of programs lie two deep. */
const MOST_DEPTH = 8

/** The fields above the first empty line, each on one line; of a name that comes twice, the first. */
export const fieldsIn = (text: string): Map<string, string> => {
  const fields = new Map<string, string>()
  for (const line of text.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).trim().toLowerCase()
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim())
  }
  return fields
}

const boundaryIn = (contentType: string): string | undefined => {
  const [, quoted, bare] = /;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? []
  return quoted ?? bare
}

const fromQuoted = (text: string): string =>
  text
    .replaceAll(/=[ \t]*\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))

const decoded = (text: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('latin1')
  return encoding === 'quoted-printable' ? fromQuoted(text) : text
}

/** The lines between one boundary and the next; the last may miss its end. */
const between = (text: string, boundary: string): string[] => {
  const found: string[][] = []
  for (const line of text.split(/\r?\n/)) {
    const edge = line.trimEnd()
    if (edge === `--${boundary}--`) break
    if (edge === `--${boundary}`) found.push([])
    else found.at(-1)?.push(line)
  }
  return found.map((lines) => lines.join('\n'))
}

/** Reads a mail, or a part of one; whatever is no MIME is one part of plain text. */
export const mimeIn = (text: string, depth = 0): Part => {
  const edge = /\r?\n\r?\n|^\r?\n/.exec(text)
  const [head, body] = edge ? [text.slice(0, edge.index), text.slice(edge.index + edge[0].length)] : [text, '']
  const headers = fieldsIn(head)
  const contentType = headers.get('content-type') ?? 'text/plain'
  const type = (contentType.split(';', 1)[0] ?? '').trim().toLowerCase()
  const boundary = type.startsWith('multipart/') && depth < MOST_DEPTH ? boundaryIn(contentType) : undefined
  const parts = boundary === undefined ? [] : between(body, boundary).map((each) => mimeIn(each, depth + 1))
  const encoding = (headers.get('content-transfer-encoding') ?? '').toLowerCase()
  return { type, headers, content: decoded(body, encoding), parts }
}

/** The parts that hold no others, in their order; what a mail has attached as a mail is one of them, unopened. */
export const leavesOf = (part: Part): readonly Part[] => (part.parts.length > 0 ? part.parts.flatMap(leavesOf) : [part])
