import { describe, expect, test } from 'vitest'
import { howToBeSure, whatWeAre } from '../../backend/kernel/words/whoWeAre.ts'
import { escapeHtml } from '../../backend/kernel/mail/letter.ts'
import { SECRET } from './example.ts'
import { gallery } from './gallery.ts'
import { ORIGIN, settings, type Shown } from './house.ts'

/** What a mail reader shows of the HTML, with the references for letters beyond ASCII read as those letters. */
const read = (html: string): string =>
  html.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))

const addresses = ({ html }: Shown['mail']): string[] =>
  [...html.matchAll(/<a href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))

test('no two emails of the gallery are called the same', () =>
  expect(new Set(gallery.map(({ name }) => name)).size).toBe(gallery.length))

describe.each(gallery.map((shown) => [shown.name, shown] as const))('the mail "%s"', (_, { mail, facts, leads }) => {
  const html = read(mail.html)

  test('says its facts as text and as HTML', () => {
    for (const fact of facts) {
      expect(`${mail.subject}\n${mail.text}`).toContain(fact)
      expect(html).toContain(escapeHtml(fact))
    }
  })

  test('leads where it says, in both forms', () => {
    const buttons = addresses(mail)
    expect(buttons).toHaveLength(leads.length)
    for (const [index, url] of buttons.entries()) {
      expect(url).toMatch(leads[index] ?? /^$/)
      expect(url.startsWith(ORIGIN)).toBe(true)
      expect(mail.text).toContain(url)
    }
  })

  test('holds nothing of what was left, and nobody’s address in a link', () => {
    expect(mail.text + html).not.toContain(SECRET)
    for (const url of addresses(mail)) expect(decodeURIComponent(url)).not.toMatch(/@|Amelia|Ruth/)
  })

  test('fetches nothing from elsewhere and runs nothing', () => {
    expect(mail.html).not.toMatch(/<script|<link|<iframe|<form|@import|url\(/i)
    const images = [...mail.html.matchAll(/<img[^>]+src="([^"]+)"/g)].map(([, src = '']) => src)
    expect(images).toEqual((mail.pictures ?? []).map(({ cid }) => `cid:${cid}`))
    for (const image of images) expect(image).toMatch(/^cid:/)
  })

  test('says who sent it, why, and how to reach us', () => {
    const why = /You’re receiving this because|sent this|writes to every admin/
    expect(mail.text).toMatch(why)
    for (const line of [whatWeAre(settings), howToBeSure(settings)]) {
      expect(mail.text).toContain(line)
      expect(html).toContain(escapeHtml(line))
    }
    expect(mail.subject + mail.text + mail.html).not.toContain('Everhearth')
  })

  test('has a subject of one line that a phone can show', () => {
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.subject.length).toBeLessThanOrEqual(78)
  })
})
