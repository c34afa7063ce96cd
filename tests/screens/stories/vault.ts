import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { agreed, type Visitor } from '../../../stack/seed/visitor.ts'
import { pdfOf } from '../../../workflows/media/demo/pdf.ts'
import { pictures, svgOf } from '../../../workflows/media/demo/pictures.ts'
import { heading } from '../scene.ts'
import { expect, SLOW_DAY_MS, type Stage, type Story } from '../story.ts'

const TAPE = new URL('../../../workflows/media/demo/tape.mp3', import.meta.url)
/** How long all of them may take until they can be seen. */
const SOON_MS = 300_000

type Kept = { readonly words?: string; readonly title?: string }
/** What is known of each; the last two nobody has looked at yet. */
const KNOWN: Readonly<Record<string, Kept>> = {
  'bakery.jpg': { words: '1931', title: 'The bakery' },
  'lake.jpg': { words: 'winter 1957', title: 'The lake, frozen' },
  'steps.jpg': { words: 'about 1958', title: 'On the steps' },
  'tree.jpg': { words: '1964' },
  'boat.jpg': { words: 'August 1971', title: 'Away from the jetty' },
  'dance.jpg': { words: '2004' },
  'letter.pdf': { words: 'June 1953', title: 'A letter from the lake' },
  'Tape 3, side A.mp3': { words: '1981', title: 'Tape 3, side A' },
}
const filesOf = async () => {
  const drawn = Object.entries(pictures).map(async ([name, drawing]) => {
    const jpeg = await sharp(Buffer.from(svgOf(drawing)))
      .jpeg()
      .toBuffer()
    if (name !== 'letter') return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: jpeg }
    const pdf = pdfOf(jpeg, { width: drawing.width * 10, height: drawing.height * 10 })
    return { name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdf }
  })
  const tape = { name: 'Tape 3, side A.mp3', mimeType: 'audio/mpeg', buffer: await readFile(TAPE) }
  return [...(await Promise.all(drawn)), tape]
}
type Row = { readonly id: string; readonly kind: string; readonly title: string }
const rowsOf = async (ask: Visitor) => (agreed(await ask('GET', '/api/items?order=added')) as { items: Row[] }).items
const ANY = { 'If-Match': '*' }

/** Says of each what is known; answers with the id of each by the name of its file. */
const tell = async (ask: Visitor): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map<string, string>()
  for (const { id } of await rowsOf(ask)) {
    const { name } = agreed(await ask('GET', `/api/items/${id}`)) as { name: string }
    ids.set(name, id)
    const { words, title } = KNOWN[name] ?? {}
    if (title !== undefined) agreed(await ask('PATCH', `/api/items/${id}`, { title, caption: '' }, ANY))
    if (words !== undefined) agreed(await ask('POST', `/api/items/${id}/date`, { words }, ANY))
  }
  return ids
}

const empty = async ({ newFamily, take }: Stage): Promise<void> => {
  const { page, main } = await newFamily('vault-empty')
  for (const [path, words, name] of [
    ['/memory-vault', 'No memories yet', 'vault-empty'],
    ['/memory-vault/albums', 'No albums yet', 'vault-albums-empty'],
    ['/memory-vault/bin', 'The bin is empty', 'vault-bin-empty'],
  ] as const) {
    await page.goto(path)
    await expect(main).toContainText(words)
    await take(page, name, `Before the first: \`${path}\``)
  }
}

/** A library of a dozen things, and each way to look at them. */
const full = async ({ newFamily, newPage, take }: Stage): Promise<void> => {
  const { page, main, ask } = await newFamily('vault')
  agreed(await ask('PATCH', '/api/account/profile', { name: 'Ruth Hale' }))
  await page.goto('/memory-vault')
  await main.getByRole('button', { name: 'Add photos or files' }).click()
  await take(page, 'vault-add', 'What can be added to a library')
  const files = await filesOf()
  await page.getByRole('dialog').getByLabel('Choose files').setInputFiles(files)
  await take(page, 'vault-adding', 'A library while files are on their way')
  const tray = main.getByRole('region', { name: 'What you are adding' })
  await expect(tray).toContainText(`All ${files.length} are safe.`, { timeout: SOON_MS })
  await expect(main.getByRole('list', { name: 'Memories' }).locator('img')).toHaveCount(files.length - 1, {
    timeout: SOON_MS,
  })
  await tray.getByRole('button', { name: 'Clear the list' }).click()

  const ids = await tell(ask)
  const [joseph, margaret, lane] = [randomUUID(), randomUUID(), randomUUID()]
  for (const [relativeId, name] of [
    [joseph, 'Joseph Hale'],
    [margaret, 'Margaret Ellis'],
  ])
    agreed(await ask('POST', '/api/relatives', { relativeId, name }))
  agreed(await ask('POST', '/api/places', { placeId: lane, name: 'Orchard Lane', at: { lat: 42.36, lon: -71.06 } }))
  const [steps = '', tape = ''] = [ids.get('steps.jpg'), ids.get('Tape 3, side A.mp3')]
  agreed(await ask('POST', `/api/items/${steps}/people`, { personIds: [joseph, margaret] }, ANY))
  agreed(await ask('POST', `/api/items/${steps}/place`, { placeId: lane }, ANY))
  agreed(await ask('POST', `/api/items/${tape}/people`, { personIds: [], speakerId: margaret }, ANY))
  const albumId = randomUUID()
  agreed(await ask('POST', '/api/albums', { albumId, title: 'The bakery years' }))
  const inIt = ['bakery.jpg', 'Tape 3, side A.mp3', 'steps.jpg', 'letter.pdf', 'tree.jpg', 'boat.jpg']
  agreed(await ask('POST', `/api/albums/${albumId}/items`, { itemIds: inIt.flatMap((name) => ids.get(name) ?? []) }))

  const shot = async (path: string, title: string | RegExp, name: string, words: string) => {
    await page.goto(path)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.waitForLoadState('networkidle')
    await take(page, name, words)
  }
  await shot('/memory-vault', 'Memories', 'vault', 'A library')
  await main
    .getByRole('checkbox', { name: /^Choose/ })
    .nth(1)
    .check()
  await main
    .getByRole('checkbox', { name: /^Choose/ })
    .nth(3)
    .check()
  await take(page, 'vault-chosen', 'Two memories are chosen')
  await shot('/timeline', 'Timeline', 'vault-timeline', 'The same, decade by decade')
  await shot('/voice-messages', 'Voices', 'vault-voices', 'The voices of a family')
  await shot('/memory-vault/albums', 'Albums', 'vault-albums', 'Albums')
  await shot(`/memory-vault/albums/${albumId}`, 'The bakery years', 'vault-album', 'An album')
  await main
    .getByRole('checkbox', { name: /^Choose/ })
    .nth(2)
    .check()
  await take(page, 'vault-album-chosen', 'One of an album is chosen')
  await shot('/memory-vault/people', 'By person', 'vault-people', 'Memories by person')
  await shot('/memory-vault/places', 'By place', 'vault-places', 'Memories by place')
  await shot(`/memory-vault/${steps}`, 'On the steps', 'vault-photo', 'A photo with all that is known of it')
  await main.getByRole('button', { name: 'Tell the story of this photo' }).click()
  await page.getByRole('dialog').waitFor()
  await take(page, 'vault-tell', 'The story of a photo is to be told')
  await shot(`/memory-vault/${ids.get('letter.pdf') ?? ''}`, 'A letter from the lake', 'vault-paper', 'A paper')
  await shot(`/memory-vault/${tape}`, 'Tape 3, side A', 'vault-voice', 'A voice')
  await shot('/dashboard', /Ruth/, 'vault-home', 'Home, with what the library has for today')
  agreed(await ask('POST', `/api/items/${ids.get('dance.jpg') ?? ''}/bin`, {}))
  await shot('/memory-vault/bin', 'Bin', 'vault-bin', 'The bin')

  const things = [{ kind: 'album', id: albumId }]
  const link = { shareId: randomUUID(), things, title: 'The bakery years', note: 'For cousin Ida.', mayDownload: false }
  const { url } = agreed(await ask('POST', '/api/shares', link)) as { url: string }
  const cousin = await newPage()
  await cousin.goto(url)
  await cousin.getByRole('button', { name: 'Open', exact: true }).click()
  await heading(cousin, 'The bakery years')
  await expect(cousin.getByRole('list', { name: /^What is in/ }).getByRole('listitem')).toHaveCount(inIt.length)
  await cousin.waitForLoadState('networkidle')
  await take(cousin, 'vault-shared', 'An album behind a link')
  await cousin.getByRole('button', { name: 'On the steps' }).click()
  await cousin.getByRole('dialog').getByRole('img').waitFor()
  await take(cousin, 'vault-shared-one', 'One of a shared album')
}

/** What a family keeps, and how it is looked at. */
export const vault: Story = {
  name: 'vault',
  dayMs: SLOW_DAY_MS,
  tell: async (stage) => {
    await empty(stage)
    await full(stage)
  },
}
