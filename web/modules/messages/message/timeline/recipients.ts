import { text, type Words } from './said.ts'

const heard = (quarter: unknown): string =>
  ({ 1: 'to the first quarter', 2: 'to half of it', 3: 'to three quarters', 4: 'to the end' })[Number(quarter)] ??
  'to it'

/** What a recipient does with what they were sent. */
export const RECIPIENTS: Words = {
  opened: ({ detail }, { nameOf }) => ({ title: `${nameOf(text(detail['recipientId']))} opened the page` }),
  unlocked: ({ detail }, { nameOf }) => ({ title: `${nameOf(text(detail['recipientId']))} opened it` }),
  played: ({ detail }, { nameOf }) => ({
    title: `${nameOf(text(detail['recipientId']))} listened ${heard(detail['quarter'])}`,
  }),
  downloaded: ({ detail }, { nameOf }) => ({ title: `${nameOf(text(detail['recipientId']))} kept a copy` }),
  thanked: ({ detail }, { nameOf }) => ({ title: `${nameOf(text(detail['recipientId']))} said thank you` }),
  replied: ({ detail }, { nameOf }) => ({ title: `${nameOf(text(detail['recipientId']))} sent you a reply` }),
  'help-asked': ({ detail }, { nameOf }) => ({
    state: 'problem',
    title: `${nameOf(text(detail['recipientId']))} cannot get in`,
    line: 'Choose another way for them to unlock it.',
  }),
  declined: ({ detail }, { nameOf }) => ({
    state: 'stopped',
    title: `${nameOf(text(detail['recipientId']))} would rather ${detail['scope'] === 'author' ? 'receive nothing from you' : 'not receive it'}`,
  }),
  'decline-undone': ({ detail }, { nameOf }) => ({
    title: `${nameOf(text(detail['recipientId']))} would like to receive it after all`,
  }),
}
