import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { addPerson, chooseName, confirm, seal, signUp, writeDraft, type Words } from '../../stack/seed/family.ts'
import { inMail, mailTo, type Mail } from '../../stack/seed/mailbox.ts'
import { agreed, visitorOf, type Visitor } from '../../stack/seed/visitor.ts'
import { sendRecording } from './recording.ts'
import { AN_HOUR } from './story.ts'

export const PASSWORD = 'orchard-lane-1958'
export const PASSCODE = 'swallows'

const LETTER = `You were four, and you would not let go of the big spoon. Your mother said let her stir it then, and you stirred it until the bowl walked off the table.

I laughed so much that I had to sit down on the step.`
const DRAFT =
  'Joseph, before I forget it again: the gate was never green. Your father painted it the week you were born.'
const WORDS = '[0:00] Amelia, this is your grandmother.\n[0:01.5] I wanted to tell you about the big spoon.'
const SOON_MS = 5_000

export type Place = { readonly app: string; readonly mail: string; readonly dayMs: number; readonly voice: string }

const enter = async (place: Place, email: string): Promise<Visitor> => {
  const visit = visitorOf({ app: place.app, origin: place.app })
  if (!(await signUp(visit, email, PASSWORD))) throw new Error(`${email} is taken`)
  return visit
}

/** People and messages in every state that a screen shows, under addresses of `family`'s own. */
export const worldOf = async (place: Place, family: string) => {
  const addressOf = (name: string) => `${name}@${family}`
  const { app, mail, dayMs } = place
  const ruth = await enter(place, addressOf('ruth'))
  await confirm(ruth, mail, addressOf('ruth'))
  await chooseName(ruth, 'Ruth Hale')
  const proof = { passcode: PASSCODE, hint: 'The birds we counted from the swing' }
  const amelia = await addPerson(ruth, { name: 'Amelia', email: addressOf('amelia'), zone: 'Europe/Madrid', ...proof })
  const joseph = await addPerson(ruth, { name: 'Joseph', email: addressOf('joseph'), zone: 'Europe/London', ...proof })
  await addPerson(ruth, { name: 'Thomas Hale', email: addressOf('thomas'), zone: 'America/New_York' })

  const contact = { contactId: randomUUID(), name: 'Clara', email: addressOf('clara') }
  agreed(await ruth('POST', '/api/life/contacts', contact))

  const voice = await readFile(place.voice)
  const write = async (words: Words, isRecorded = false): Promise<string> => {
    const id = await writeDraft(ruth, words)
    if (isRecorded) {
      const mediaId = await sendRecording(ruth, id, voice)
      const spoken = { mediaIds: [mediaId], transcript: { mediaId, text: WORDS } }
      agreed(await ruth('PATCH', `/api/messages/${id}`, spoken, { 'If-Match': '*' }))
    }
    return id
  }
  const soon = (days = 2) => new Date(Date.now() + days * dayMs + SOON_MS).toISOString().slice(0, 23)
  const draft = await write({ title: 'The green gate', body: DRAFT, recipientIds: [joseph] })
  const begun = await write({ title: 'For Amelia', body: '', recipientIds: [amelia] })
  const finished = await write({ title: 'For Amelia', body: LETTER, recipientIds: [amelia] }, true)
  const sealed = await write({ title: 'For your birthday', body: LETTER, recipientIds: [amelia] }, true)
  await seal(ruth, sealed, `${new Date().getFullYear() + 5}-06-14T09:00`, 'Europe/Madrid')
  const answered = await write({ title: 'The blue tin', body: LETTER, recipientIds: [amelia] })
  const sent = await write({ title: 'The big spoon', body: LETTER, recipientIds: [amelia, joseph] }, true)
  await enter(place, addressOf('nora'))

  const mailOf = (name: string, subject: RegExp): Promise<Mail> =>
    mailTo(mail, addressOf(name), subject, 4 * dayMs + 30_000)
  const question = () => mailOf('ruth', /to Amelia and Joseph will be sent in 2 days/)
  const otherQuestion = () => mailOf('ruth', /to Amelia will be sent in 2 days/)
  const checkOf = async (asked: Mail) => new URL(inMail(asked, /(https?:\S+\/check\/[a-z2-7]+)/)).pathname
  return {
    app,
    addressOf,
    messages: { draft, begun, finished, sealed, answered, sent },
    /** Seals the two that go out as soon as it is allowed: from now on time runs. */
    begin: async () => {
      await seal(ruth, answered, soon(), 'UTC')
      await seal(ruth, sent, soon(), 'UTC')
    },
    /** Gives the one that is still asked about a date that leaves room for one mail only. */
    hasten: () => seal(ruth, sent, soon(AN_HOUR), 'UTC', { answerRule: 'always', password: PASSWORD }),
    mails: {
      confirm: () => mailOf('nora', /Confirm/),
      question,
      otherQuestion,
      delivery: () => mailOf('amelia', /left something/),
    },
    links: {
      confirmed: async (name: 'clara') =>
        new URL(inMail(await mailOf(name, /Is it really/), /(https?:\S+\/trusted\/[a-z2-7]+\/confirm-access)/))
          .pathname,
      confirm: async () => `/verify-email?token=${inMail(await mailOf('nora', /Confirm/), /token=([a-z2-7]+)/)}`,
      check: async () => checkOf(await question()),
      trusted: async () =>
        new URL(inMail(await mailOf('clara', /trusted contact/), /(https?:\S+\/trusted\/[a-z2-7]+)/)).pathname,
      otherCheck: async () => checkOf(await otherQuestion()),
      delivery: async (name: 'amelia' | 'joseph') =>
        `/d/${inMail(await mailOf(name, /left something/), /\/d\/([a-z2-7]+)/)}`,
    },
  }
}
export type World = Awaited<ReturnType<typeof worldOf>>
