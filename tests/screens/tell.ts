import { fileURLToPath } from 'node:url'
import { chromium as browsers } from '@playwright/test'
import { chromium } from '../../stack/programs/chromium.ts'
import { inMail, mailTo } from '../../stack/seed/mailbox.ts'
import { familiesOf, type Browsers } from '../support/family.ts'
import { withOwnStack } from '../support/ownStack.ts'
import { withPost } from '../support/post.ts'
import { recordedVoice } from '../support/voice.ts'
import type { Album, Row } from './show.ts'
import { DESK, microphone, READER } from './stage.ts'
import type { Stage, Story } from './story.ts'

const PATIENCE_MS = 180_000
const root = fileURLToPath(new URL('../..', import.meta.url))

/** One picture after the other: a page that another covers draws no frames. */
const inTurn = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(act: () => Promise<T>): Promise<T> => {
    const mine = last.then(act)
    last = mine.catch(() => undefined)
    return mine
  }
}

/** Tells stories side by side on one stack; answers with the names of those that broke off. */
const tellOn = (album: Album, dayMs: number, stories: readonly Story[]): Promise<readonly string[]> =>
  withPost(({ given, page: mail, reportTo }) =>
    withOwnStack({ root, dayMs, given }, async ({ app, folder }) => {
      reportTo(app)
      const voice = await recordedVoice()
      const { executablePath, args } = await chromium()
      const browser = await browsers.launch({ executablePath, args: [...args, ...microphone(voice)] })
      const own: Browsers = { newContext: (more) => browser.newContext({ ...READER, baseURL: app, ...more }) }
      const newPage = async () => (await own.newContext()).newPage()
      const newFamily = familiesOf({ app, mail, dayMs, domainOf: (name) => `${name}.hale.example` })
      const turn = inTurn()

      const stageFor = (rows: Row[]): Stage => {
        const mailOf = (address: string, subject: RegExp) => mailTo(mail, address, subject, PATIENCE_MS)
        return {
          app,
          dayMs,
          folder,
          voice,
          newPage,
          newFamily: (name, mailbox) => newFamily(own, name, mailbox),
          mailTo: mailOf,
          behind: async (address, subject, link) => {
            const page = await newPage()
            await page.goto(inMail(await mailOf(address, subject), new RegExp(`(https?:\\S*${link.source}\\S*)`)))
            return page
          },
          take: (page, name, words) =>
            turn(async () => {
              await page.bringToFront()
              rows.push(await album.picture(page, name, words))
              await page.setViewportSize(DESK)
            }),
        }
      }
      const told = await Promise.all(
        stories.map(async ({ name, tell }) => {
          const rows: Row[] = []
          const error: unknown = await tell(stageFor(rows)).catch((reason: unknown) => reason)
          if (error) console.error(`${name} broke off:`, error)
          return { name, rows, isWhole: error === undefined }
        }),
      )
      await browser.close()
      for (const { rows } of told) for (const row of rows) album.add(row)
      return told.filter(({ isWhole }) => !isWhole).map(({ name }) => name)
    }),
  )

/** Each length of a day has a stack of its own. A story that breaks off leaves the others alone, and the run red. */
export const tellAll = async (album: Album, stories: readonly Story[]): Promise<void> => {
  const broken: string[] = []
  for (const dayMs of new Set(stories.map((story) => story.dayMs))) {
    const theirs = stories.filter((story) => story.dayMs === dayMs)
    broken.push(...(await tellOn(album, dayMs, theirs)))
  }
  if (broken.length > 0) process.exitCode = 1
}
