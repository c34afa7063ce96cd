import { moment, text, type Words } from './said.ts'

/** What trusted contacts say of a recipient and of where to write to them. */
export const CONTACTS: Words = {
  'confirmation-asked': ({ detail }, { nameOf }) => ({
    title: `${nameOf(text(detail['recipientId']))} cannot get in`,
    line: 'We asked your trusted contacts whether it is really them.',
  }),
  'confirmation-given': ({ detail }, { nameOf }) => ({
    title: `A trusted contact confirmed it’s ${nameOf(text(detail['recipientId']))}`,
    line: 'They can now open it with a code sent to their own email.',
  }),
  'confirmation-refused': ({ detail }, { nameOf }) => ({
    state: 'problem',
    title: `A trusted contact says that it is not ${nameOf(text(detail['recipientId']))}`,
    line: 'Nothing was opened this way.',
  }),
  'confirmation-forbidden': ({ detail }, { nameOf }) => ({
    state: 'stopped',
    title: `You did not want ${nameOf(text(detail['recipientId']))} to get in by a trusted contact’s word`,
    line: 'Choose another way for them to unlock it.',
  }),
  'address-proposed': ({ detail }, { nameOf }) => ({
    title: `A trusted contact gave us an address of ${nameOf(text(detail['recipientId']))}`,
    line: text(detail['countsAt'])
      ? `We use it on ${moment(detail['countsAt'])} unless someone says no.`
      : 'We use it once you or another trusted contact has said yes.',
  }),
  'address-supported': ({ detail }, { nameOf }) => ({
    title: `Another trusted contact knows that address of ${nameOf(text(detail['recipientId']))}`,
    line: `We use it on ${moment(detail['countsAt'])} unless someone says no.`,
  }),
  'address-refused': ({ detail }, { nameOf }) => ({
    state: 'stopped',
    title: `We do not use the address that a trusted contact gave us of ${nameOf(text(detail['recipientId']))}`,
    line: 'No trusted contact stands behind it any more. You can give us another address.',
  }),
  'address-forbidden': ({ detail }, { nameOf }) => ({
    state: 'stopped',
    title: `You did not want the address that a trusted contact gave us of ${nameOf(text(detail['recipientId']))}`,
    line: 'You can give us another address.',
  }),
  'address-accepted': ({ detail }, { nameOf }) => ({
    title:
      detail['by'] === 'author'
        ? `You said yes to the address that a trusted contact gave us of ${nameOf(text(detail['recipientId']))}`
        : `Nobody said no to the address that a trusted contact gave us of ${nameOf(text(detail['recipientId']))}`,
  }),
}
