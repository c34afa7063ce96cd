import { toldMail, type ToldKind } from '../../workflows/deliveries/authorMail.ts'
import { wrongPersonMail } from '../../workflows/recipients/authorMail.ts'
import { ruth } from './example.ts'
import { each, settings, type Shown } from './house.ts'

const PAGE = /\/future-messages\/m$/
const CONNECTIONS = /\/connections$/
const amelia = { name: 'Amelia', messageId: 'm', address: 'amelia@hale.example' }
const proposal = {
  n: 1,
  state: 'proposed',
  contactId: 'nora',
  address: 'amelia@new.example',
  supportedBy: '',
  at: '2031-06-07T09:00:00.000Z',
  countsAt: '2031-07-07T09:00:00.000Z',
  opensAlone: false,
} as const
const told = { ...amelia, sentAt: '2031-06-01T09:00:00.000Z', replyIds: ['r1', 'r2'], proposal } as const
/** What comes again is of another message, of another address, or asked once more. */
const other = {
  ...told,
  address: 'amelia@other.example',
  sentAt: '2031-06-02T09:00:00.000Z',
  proposal: { ...proposal, address: 'amelia@other.example' },
}
const tell = (what: ToldKind, mark = '1', nextMark = mark) => ({
  mail: toldMail(settings, told, ruth, `${what}:${mark}`, 't'),
  again: toldMail(settings, other, ruth, `${what}:${nextMark}`, 'u'),
})
const news = each<ToldKind>('author', {
  thanks: {
    ...tell('thanks'),
    facts: ['Amelia says thank you', 'your message of Sunday, June 1, 2031'],
    leads: [PAGE],
  },
  reply: { ...tell('reply', 'r1', 'r2'), facts: ['Amelia sent you a reply', 'only you can read it'], leads: [PAGE] },
  help: { ...tell('help'), facts: ['Amelia cannot get in', 'choose another way'], leads: [CONNECTIONS] },
  confirmation_asked: {
    ...tell('confirmation_asked'),
    facts: ['Amelia cannot get in and asks your trusted contacts', amelia.address, 'If you would rather not have that'],
    leads: [PAGE],
  },
  confirmation_given: {
    ...tell('confirmation_given'),
    facts: ['A trusted contact confirmed it’s Amelia', amelia.address, 'If that is wrong'],
    leads: [PAGE],
  },
  confirmation_refused: {
    ...tell('confirmation_refused'),
    facts: ['A trusted contact says that it is not Amelia', 'Nothing was opened this way', 'choose another way'],
    leads: [CONNECTIONS],
  },
  address_proposed: {
    ...tell('address_proposed'),
    facts: [
      'A trusted contact gives us an address of Amelia',
      proposal.address,
      'we write there on Monday, July 7, 2031',
    ],
    leads: [PAGE],
  },
  address_supported: {
    mail: toldMail(
      settings,
      { ...told, proposal: { ...proposal, supportedBy: 'sam', opensAlone: true } },
      ruth,
      'address_supported',
      't',
    ),
    again: toldMail(settings, other, ruth, 'address_supported', 'u'),
    facts: [
      'A second trusted contact knows that address',
      proposal.address,
      'Anyone who reads this address can then open',
    ],
    leads: [PAGE],
  },
  address_refused: {
    ...tell('address_refused'),
    facts: ['We do not write to that address of Amelia', 'Nothing went there, and your message is kept'],
    leads: [CONNECTIONS],
  },
  address_used: {
    ...tell('address_used'),
    facts: ['We write to Amelia at another address', amelia.address, 'take the message back from Amelia'],
    leads: [PAGE],
  },
  declined: { ...tell('declined'), facts: ['Amelia would rather not receive it', '30 days'], leads: [PAGE] },
  wrong_person: {
    ...tell('wrong_person'),
    facts: ['Our email to Amelia reached someone else', amelia.address, 'nothing of your message was shown'],
    leads: [CONNECTIONS],
  },
  wrong_person_undone: {
    ...tell('wrong_person_undone'),
    facts: ['Our email did reach Amelia', 'have taken that back', 'they unlock it the way you chose'],
    leads: [PAGE],
  },
  unreachable: {
    ...tell('unreachable'),
    facts: ['We could not reach Amelia', amelia.address, 'nothing of it is lost'],
    leads: [CONNECTIONS],
  },
})

const stranger: Shown = {
  name: 'author-wrong-invitation',
  mail: wrongPersonMail(settings, { name: amelia.name, wrongAddress: amelia.address }, ruth, 'w'),
  again: wrongPersonMail(settings, { name: amelia.name, wrongAddress: other.address }, ruth, 'x'),
  facts: ['Our question to Amelia reached someone else', amelia.address, 'We write nothing more to that address'],
  leads: [CONNECTIONS],
}

/** A code to it is the only proof: nothing goes there without a yes. */
const proposedAlone: Shown = {
  name: 'author-address-proposed-alone',
  mail: toldMail(
    settings,
    { ...amelia, proposal: { ...proposal, countsAt: '', opensAlone: true } },
    ruth,
    'address_proposed:1',
    't',
  ),
  again: tell('address_proposed').again,
  facts: [
    'A trusted contact gives us an address of Amelia',
    'Until you or another of your trusted contacts has said yes, nothing goes there',
    'Anyone who reads this address can then open your message',
  ],
  leads: [PAGE],
}

/** Every mail to an author about a recipient of theirs. */
export const recipients: readonly Shown[] = [...news, proposedAlone, stranger]
