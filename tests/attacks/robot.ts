import type { Answer, Browser } from '../../backend/kernel/testing/browser.ts'
import { afterReading, PAGE } from '../household/press.ts'

type Fields = Readonly<Record<string, string>>
type Form = { readonly action: string; readonly fields: Fields }

const valueOf = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
const guessOf = (tag: string): string => {
  if (valueOf(tag, 'type') === 'email') return 'someone@else.example'
  return valueOf(tag, 'name') === 'code' ? '123456' : 'Whatever a program writes'
}

/** Every form of a page that posts, with each of its buttons, filled as a program fills it. */
export const formsOf = (page: string, address: string): readonly Form[] =>
  [...page.matchAll(/<form\b([^>]*method="post"[^>]*)>([^]*?)<\/form>/gu)].flatMap(([, head = '', inside = '']) => {
    const action = valueOf(head, 'action') ?? address
    const fields: Record<string, string> = {}
    for (const [tag] of inside.matchAll(/<(?:input|textarea|select)\b[^>]*>/gu)) {
      const name = valueOf(tag, 'name')
      if (name === undefined || name in fields) continue
      fields[name] = valueOf(tag, 'value') || guessOf(tag)
    }
    const buttons = [...inside.matchAll(/<button\b[^>]*>/gu)].map(([tag]) => {
      const name = valueOf(tag, 'name')
      return name === undefined ? fields : { ...fields, [name]: valueOf(tag, 'value') ?? '' }
    })
    return buttons.map((sent) => ({ action, fields: sent }))
  })

/** A program that looks through mail: opens what it finds there and sends off every form. */
export type Robot = {
  readonly headers: Fields
  /** It keeps a page open for as long as a person would read it. */
  readonly isSlow: boolean
  /** It sends what the page gave it: its cookie, and its hidden fields. */
  readonly isWhole: boolean
}
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0.0.0'
const FORM = { ...PAGE, 'Content-Type': 'application/x-www-form-urlencoded' }

export const robots: Readonly<Record<string, Robot>> = {
  'that presses at once': { headers: { 'Sec-Fetch-User': '?1' }, isSlow: false, isWhole: true },
  'that waits, and drives a browser': { headers: { 'User-Agent': CHROME }, isSlow: true, isWhole: true },
  'that posts to what it finds': { headers: { 'Sec-Fetch-User': '?1' }, isSlow: true, isWhole: false },
}

/** Opens a page and sends each of its forms, each time as somebody new. @returns how many there were */
export const sendAll = async (browser: () => Browser, address: string, robot: Robot): Promise<number> => {
  const open = async (by: Browser) => String((await by.ask('GET', address, undefined, PAGE)).json)
  const { length } = formsOf(await open(browser()), address)
  for (let n = 0; n < length; n += 1) {
    const reader = browser()
    const read = async (): Promise<Form> => {
      const form = formsOf(await open(reader), address)[n]
      if (!form) throw new Error(`${address} shows other forms than a moment ago`)
      return form
    }
    const send = ({ action, fields: { nonce, ...rest } }: Form): Promise<Answer> => {
      const body = Buffer.from(new URLSearchParams(robot.isWhole && nonce ? { ...rest, nonce } : rest).toString())
      return (robot.isWhole ? reader : browser()).ask('POST', action, body, { ...FORM, ...robot.headers })
    }
    await afterReading(read, send, robot.isSlow ? undefined : 0)
  }
  return length
}
