import * as v from 'valibot'
import type { Aggregate } from '../../kernel/log/decider.ts'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { instantInWords } from '../../kernel/words/instantInWords.ts'
import { fileLink } from '../../kernel/page/fileLink.ts'
import { html, type Html } from '../../kernel/page/html.ts'
import type { ExportedFile } from '../../kernel/process/module.ts'
import { sealedBlobs } from '../../kernel/blob/sealedBlobs.ts'
import { storedFiles } from '../../kernel/blob/zip.ts'
import { attachedBlob, attachedName } from './attachedFiles.ts'
import { personal, type SupportEvent } from './events.ts'

type Turn = { readonly from: 'you' | 'us'; readonly text: string; readonly at: string }
/** A file that was sent with it, under the name that it gets here. */
type Sent = { readonly name: string; readonly blob: string; readonly at: string }
type Talk = {
  readonly id: string
  readonly topic: string
  readonly turns: readonly Turn[]
  readonly files: readonly Sent[]
}

/** What a person and our desk said to each other; the desk's own notes are not the person's. */
const talk: Aggregate<Talk, SupportEvent> = {
  category: 'support',
  personal,
  subject: () => '',
  audience: () => '',
  initial: { id: '', topic: '', turns: [], files: [] },
  evolve: (talk, event) => {
    const said = (from: Turn['from'], { text, at }: Omit<Turn, 'from'>): Talk => ({
      ...talk,
      turns: [...talk.turns, { from, text, at }],
    })
    switch (event.type) {
      case 'ConversationStarted': {
        const { conversationId: id, topic, text, startedAt: at } = event.data
        return { ...said('you', { text, at }), id, topic }
      }
      case 'CustomerReplied':
        return said('you', event.data)
      case 'StaffReplied':
        return said('us', event.data)
      case 'FileAttached': {
        const { fileId, type, at } = event.data
        const file = { name: attachedName(type, talk.files.length), blob: attachedBlob(talk.id, fileId), at }
        return { ...talk, files: [...talk.files, file] }
      }
      case 'NoteAdded':
      case 'ConversationClosed':
      case 'ConversationReopened':
      case 'LetterAccepted':
      case 'LetterRejected':
      case 'WaitingBegun':
      case 'OpeningTold':
      case 'WaitingEnded':
        return talk
    }
  },
}

const folderOf = (index: number): string => `conversations/${String(index + 1).padStart(3, '0')}`

/** A file that was lost is left out. */
const conversationsOf = async (kernel: Kernel, accountId: string) => {
  const { db, load } = kernel
  const { open } = sealedBlobs(kernel)
  const ids = await db.anyFirst(sql.type(v.object({ id: v.string() }))`
    select id from support.conversations where account_id = ${accountId} order by started_at, id`)
  const oneOf = async (id: string, index: number) => {
    const { topic, turns, files } = (await load(talk, id)).state
    const found = files.map(async ({ name, blob, at }) =>
      (await open(blob, `account-${accountId}`)) ? [{ name: `${folderOf(index)}/${name}`, blob, at }] : [],
    )
    return { topic, turns, files: (await Promise.all(found)).flat() }
  }
  return Promise.all(ids.map(oneOf))
}
type Conversation = Awaited<ReturnType<typeof conversationsOf>>[number]

const article = ({ turns, files }: Conversation, productName: string): Html =>
  html`<article>
    ${turns.map(
      ({ from, at: saidAt, text }) =>
        html`<p>${from === 'you' ? 'You' : productName}, ${instantInWords(saidAt)}:</p>
          <div class="letter">${text}</div>`,
    )}
    ${files.map(({ name, at: sentAt }) => html`<p>You sent ${fileLink(name, 'a file')}, ${instantInWords(sentAt)}.</p>`)}
  </article>`

/** What the person wrote and sent to us while signed in, and what we answered. */
export const exported: ExportedFile = {
  name: 'conversations',
  title: 'conversations',
  place: 900,
  of: async (kernel, { id }) => {
    const all = await conversationsOf(kernel, id)
    const stored = storedFiles(kernel)
    const page = html`<section>
      <h2>What you wrote to us</h2>
      ${all.map((one) => article(one, kernel.settings.productName))}
    </section>`
    const sent = all.flatMap(({ files }) => files)
    return {
      data: all.map(({ files, ...talk }) => ({ ...talk, files: files.map(({ name, at }) => ({ name, at })) })),
      page: all.length > 0 ? page : undefined,
      files: sent.map(({ name, blob }) => stored({ name, blob, thing: `account-${id}` })),
    }
  },
}
