import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { albums } from './kept.ts'
import { takePicture, WIDTHS, type Width } from './picture.ts'
import { dye } from './stage.ts'

const THEMES = ['light', 'dark'] as const
/** One picture: how wide, and in which theme. */
type Look = readonly [Width, (typeof THEMES)[number]]
const ALL: readonly Look[] = WIDTHS.flatMap((width) => THEMES.map((theme) => [width, theme] as const))
/** For what is long and many: each width and each theme once. */
export const DESK_BY_DAY_PHONE_BY_NIGHT: readonly Look[] = [
  [1280, 'light'],
  [390, 'dark'],
]
/** What is always light, a mail for one. */
export const LIGHT: readonly Look[] = WIDTHS.map((width) => [width, 'light'] as const)

/** A line of the page that lists the pictures, under the name of its screen. */
export type Row = readonly [name: string, line: string]

const rowsIn = (list: string): Row[] =>
  [...list.matchAll(/^\| .+?\]\((.+?)-1280-light\.png\).*$/gm)].map(([line, name = '']) => [name, line])

/**
 * An album: its pictures, and a page that lists them. It is begun anew, unless only the screens that are `asked` for
 * are taken: then the others stay as they are. `npm run screens:keep` brings those to docs that are shown there.
 */
export const albumOf = (name: string, asked: readonly string[] = []) => {
  const folder = join(albums, name)
  const list = `${folder}/README.md`
  const isWhole = asked.length === 0
  const rows = new Map(isWhole || !existsSync(list) ? [] : rowsIn(readFileSync(list, 'utf8')))
  if (isWhole) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const isAsked = (screen: string): boolean => isWhole || asked.some((part) => screen.includes(part))

  /** The page as it stands, and the line that tells of it. */
  const picture = async (page: Page, file: string, words: string, looks = ALL): Promise<Row> => {
    const links: string[] = []
    for (const [width, theme] of looks) {
      await dye(page, theme)
      await takePicture(page, width, `${folder}/${file}-${width}-${theme}.png`)
      links.push(`[${width}-${theme}](${file}-${width}-${theme}.png)`)
    }
    return [file, `| ${words} | ${links.join(' ')} |`]
  }
  const add = ([file, line]: Row): unknown => rows.set(file, line)
  const take = async (...shown: Parameters<typeof picture>): Promise<unknown> => add(await picture(...shown))

  /** Lists the pictures; `about` says what they are and how they are taken. */
  const close = (title: string, about: string): void =>
    writeFileSync(
      list,
      `# ${title}\n\n${about}\n\n| Screen | Pictures |\n| --- | --- |\n${[...rows.values()].join('\n')}\n`,
    )
  return { isWhole, isAsked, picture, add, take, close }
}
export type Album = ReturnType<typeof albumOf>
