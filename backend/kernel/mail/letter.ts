import { binding, type Picture } from './binding.ts'
import type { Settings } from '../process/settings.ts'
import { howToBeSure, whatWeAre } from '../words/whoWeAre.ts'

/** A mail as its writer thinks of it; both forms are made from the same words. */
export type Letter = {
  readonly subject: string
  readonly heading: string
  readonly greeting?: string
  /** Paragraphs: the fact, then what happens if nobody does anything. */
  readonly lines: readonly string[]
  /** The first is the main one; each leads to a page that asks before it does anything, and may say what that is. */
  readonly choices: readonly { readonly label: string; readonly url: string; readonly meaning?: string }[]
  /** Where no choice is the main one. */
  readonly areEqual?: boolean
  /** Who sent this and why. */
  readonly because: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter)

const TEXT = 'font-family:Verdana,sans-serif;font-size:18px;line-height:28px;color:#231B33'
const SMALL = 'font-family:Verdana,sans-serif;font-size:15px;line-height:22px;color:#51465C'
const WIDE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

const choice = ({ label, url, meaning }: Letter['choices'][number], isMain: boolean): string => {
  const look = isMain ? 'background:#2F3E84;color:#FFFFFF' : 'background:#FFFFFF;color:#231B33'
  const beneath = meaning === undefined ? '' : `<p style="${SMALL};margin:4px 0 8px">${escapeHtml(meaning)}</p>`
  return `<tr><td style="padding:6px 0"><a href="${escapeHtml(url)}" style="${look};display:block;border:2px solid ${
    isMain ? '#2F3E84' : '#877A89'
  };border-radius:8px;padding:11px 22px;text-align:center;text-decoration:none;font-weight:bold;font-family:Verdana,sans-serif;font-size:18px;line-height:26px">${escapeHtml(label)}</a>${beneath}</td></tr>`
}

/** Letters beyond ASCII as references: readers that forget the charset show them right all the same. */
const asAscii = (html: string): string =>
  html.replaceAll(/[\u{80}-\u{10ffff}]/gu, (letter) => `&#${letter.codePointAt(0)};`)

const paragraph = (line: string) =>
  `<p style="${TEXT};margin:0 0 16px;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(line)}</p>`

const copy = ({ label, url }: Letter['choices'][number]): string =>
  `<p style="${SMALL};margin:0 0 8px">${escapeHtml(label)}:<br><span style="word-break:break-all">${escapeHtml(url)}</span></p>`

/** Text and HTML of a letter in the house's mail style: one column, always light, nothing fetched from elsewhere. */
export const render = (
  letter: Letter,
  settings: Settings,
): { subject: string; text: string; html: string; pictures: readonly Picture[] } => {
  const { subject, heading, greeting, lines, choices, areEqual = false, because } = letter
  const footer = [because, `${whatWeAre(settings)} ${howToBeSure(settings)}`]
  const text = [
    heading,
    ...(greeting ? [greeting] : []),
    ...lines,
    ...choices.map(({ label, url, meaning }) => `${label}:\n${url}${meaning === undefined ? '' : `\n${meaning}`}`),
    ...footer,
  ].join('\n\n')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#F8F5F5"><table ${WIDE} style="background:#F8F5F5"><tr><td align="center" style="padding:24px 8px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;width:100%;background:#FFFFFF;border:1px solid #DDD3D9">
<tr><td style="line-height:0"><img src="cid:${binding.cid}" alt="" width="600" style="display:block;width:100%;height:auto;border:0"></td></tr>
<tr><td style="padding:32px 32px 26px"><h1 style="font-family:Georgia,serif;font-weight:normal;font-size:27px;line-height:34px;color:#231B33;margin:0 0 18px">${escapeHtml(heading)}</h1>
${greeting ? paragraph(greeting) : ''}${lines.map(paragraph).join('')}
<table ${WIDE}>${choices.map((each, index) => choice(each, index === 0 && !areEqual)).join('')}</table></td></tr>
<tr><td style="padding:22px 32px 28px;border-top:1px solid #DDD3D9">${choices.map(copy).join('')}
<p style="${SMALL};margin:16px 0 0">${footer.map(escapeHtml).join('<br>')}</p>
</td></tr></table></td></tr></table></body></html>`
  return { subject, text, html: asAscii(html), pictures: [binding] }
}
