import { timeIn } from '../../../../ui/moment.ts'
import { moment, text, type Words } from './said.ts'

/** Our mails to a recipient, and the links in them. */
export const LINKS: Words = {
  'link-accepted': ({ at, detail }, { nameOf }) => ({
    title: `The email reached ${nameOf(text(detail['recipientId']))}`,
    line: `Accepted at ${timeIn(at)}.`,
  }),
  'link-deferred': ({ detail }, { nameOf }) => ({
    state: 'problem',
    title: `The email server of ${nameOf(text(detail['recipientId']))} asked us to wait`,
    line: `We try again on ${moment(detail['retryAt'])}.`,
  }),
  'link-rejected': ({ detail }, { nameOf }) => ({
    state: 'problem',
    title: `The address of ${nameOf(text(detail['recipientId']))} did not accept our email`,
    line: 'You can give us another address.',
  }),
  'link-bounced': ({ detail }, { nameOf }) => ({
    state: 'problem',
    title: `Our email to ${nameOf(text(detail['recipientId']))} came back`,
    line: 'You can give us another address.',
  }),
  'link-reissued': ({ detail }, { nameOf }) => ({
    title:
      detail['by'] === 'admin'
        ? `We emailed a fresh link to ${nameOf(text(detail['recipientId']))}`
        : `${nameOf(text(detail['recipientId']))} asked for a fresh link`,
  }),
  'link-resent': ({ detail }, { nameOf }) => ({
    title: `The newest link of ${nameOf(text(detail['recipientId']))} was asked for once more`,
  }),
  'link-closed': ({ detail }, { nameOf }) => ({
    state: 'stopped',
    title: `The link of ${nameOf(text(detail['recipientId']))} is closed`,
    line: 'It had not been opened.',
  }),
  readdressed: ({ detail }, { nameOf }) => ({
    title: `We write to the new address of ${nameOf(text(detail['recipientId']))}`,
  }),
  reminded: ({ detail }, { nameOf }) => ({ title: `We wrote to ${nameOf(text(detail['recipientId']))} once more` }),
  'wrong-person-undone': ({ detail }, { nameOf }) => ({
    title: `Our email did reach ${nameOf(text(detail['recipientId']))}`,
    line: 'Someone had said otherwise, and has taken it back.',
  }),
  'wrong-person': ({ detail }, { nameOf }) => ({
    state: 'problem',
    title: `Our email to ${nameOf(text(detail['recipientId']))} reached someone else`,
    line: 'The link is closed. Give us another address and we write there.',
  }),
}
