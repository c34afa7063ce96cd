import { dateInWords, momentInWords as timeInWords } from '../../kernel/page/html.ts'
import type { Back, Moment } from './moment.ts'

/**
 * Who reads it: the author, or a trusted contact, or whoever has got what only the author's silence or death let go; both
 * call them by name.
 */
export type Reader = {
  readonly is: 'author' | 'contact' | 'recipient'
  readonly author: string
  readonly zone?: string | undefined
}

const more = (told: number, needed: number): string => (needed - told === 1 ? 'one more does' : 'more do')

const toAuthor = (moment: Moment, day: (at: string) => string, time: (at: string) => string): string => {
  switch (moment.is) {
    case 'there':
      if (moment.takeBackUntil !== '')
        return `Something you left was sent on ${day(moment.sentAt)}. You can take it back until ${time(moment.takeBackUntil)}.`
      return moment.back ? 'Nothing is sent now.' : 'We know that you’re still here, and everything is as you left it.'
    case 'ending':
      return `Your account ends on ${day(moment.until)}, and nothing is sent after that.`
    case 'away':
      return `You’re away until ${day(moment.until)}, and we will not check in with you before then.`
    case 'waiting':
      return `We wait until ${day(moment.until)}, as a trusted contact asked. Nothing is sent before then.`
    case 'asked':
      return `We have asked whether you’re still here. If we hear nothing by ${day(moment.until)}, we begin with what you planned for after your death.`
    case 'reported':
      return `${moment.told} of ${moment.needed} trusted contacts have told us that you died. Until ${more(moment.told, moment.needed)}, nothing happens.`
    case 'objecting':
      return `Trusted contacts have told us that you died. If we hear nothing from you by ${day(moment.until)}, we begin with what you planned for after your death.`
    case 'nothing-goes-out':
      return 'We think that you may have died. Nothing is sent because of it.'
    case 'going-out':
      return `We think that you may have died. What you left will be sent on ${day(moment.at)} at the earliest, unless we hear from you.`
    case 'went-out':
      return `We think that you may have died. What you left was sent on ${day(moment.at)}.${next(moment.nextAt, day)}`
  }
}

const toContact = (moment: Moment, author: string, day: (at: string) => string): string => {
  switch (moment.is) {
    case 'there':
      if (moment.sentAt !== '')
        return `Something of ${author}’s was sent on ${day(moment.sentAt)}. Nothing more is sent.`
      if (moment.seenAt !== '' && !moment.back)
        return `We heard from ${author} on ${day(moment.seenAt)}, and everything is as ${author} left it.`
      return `As far as we know, ${author} is alive.`
    case 'away':
      return `As far as we know, ${author} is alive.`
    case 'ending':
      return `${author} is closing their account on ${day(moment.until)}, and nothing is sent after that.`
    case 'waiting':
      return `We wait until ${day(moment.until)}, as a trusted contact asked. Nothing is sent before then.`
    case 'asked':
      return `We have asked ${author} whether they are there, and wait for a reply until ${day(moment.until)}.`
    case 'reported':
      return `${moment.told} of ${moment.needed} trusted contacts have told us that ${author} has died. Until ${more(moment.told, moment.needed)}, nothing happens.`
    case 'objecting':
      return moment.isRefused
        ? `Our email to ${author} is refused. Please ring ${author}: nothing is sent before ${day(moment.until)}.`
        : `We have written to ${author}, who has until ${day(moment.until)} to reply. Nothing is sent before then.`
    case 'nothing-goes-out':
      return `We have no reply from ${author}. Nothing is sent because of it.`
    case 'going-out':
      return `We have no reply from ${author}. What ${author} left will be sent on ${day(moment.at)} at the earliest.`
    case 'went-out':
      return `We have no reply from ${author}. What ${author} left was sent on ${day(moment.at)}.${next(moment.nextAt, day)}`
  }
}

/** Nothing of who told us what, of other people's letters, or of what may still turn out: nobody has to be alarmed twice. */
const toRecipient = (moment: Moment, author: string): string => {
  switch (moment.is) {
    case 'nothing-goes-out':
    case 'going-out':
    case 'went-out':
      return `We have no reply from ${author}, so we bring you what ${author} left for you.`
    case 'there':
    case 'away':
      return `As far as we know, ${author} is alive, so this came to you too early.`
    case 'ending':
    case 'waiting':
    case 'asked':
    case 'reported':
    case 'objecting':
      return ''
  }
}

const next = (at: string, day: (at: string) => string): string =>
  at === '' ? '' : ` More will be sent on ${day(at)} at the earliest.`

const became = ({ sentAt, isTakenBack, isOpened }: Back, is: Reader['is'], day: (at: string) => string): string => {
  const out = `What was sent on ${day(sentAt)}`
  if (!isTakenBack)
    return is === 'author' ? `${out} had been opened, so it stays with anyone who opened it.` : `${out} stays.`
  return isOpened
    ? `${out} was taken back where nobody had opened it. What had been opened stays.`
    : `${out} was taken back before anyone opened it.`
}

/** What the moment means to a reader now, in a sentence: the same in every mail, on every page and in the app. */
export const momentInWords = (moment: Moment, { is, author, zone }: Reader): string => {
  const day = (at: string) => dateInWords(at, zone)
  if (is === 'recipient') return toRecipient(moment, author)
  const now = is === 'author' ? toAuthor(moment, day, (at) => timeInWords(at, zone)) : toContact(moment, author, day)
  return moment.back ? `${now} ${became(moment.back, is, day)}` : now
}
