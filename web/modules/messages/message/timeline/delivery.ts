import type { TimelineEntry } from '../../../../../backend/modules/messages/contract.ts'
import { placedTimeIn } from '../../../../ui/moment.ts'
import { namesInWords } from '../../stateStrings.ts'
import { goesAnyway, moment, text, whyWaived, type Known, type Round, type Words } from './said.ts'

const TAKEN_BACK: Readonly<Record<string, string>> = {
  author: 'You took it back',
  contact: 'A trusted contact took it back for now',
}

const isGo = ({ label, detail }: TimelineEntry) =>
  label === 'hold-released' || (label === 'answered' && detail['outcome'] === 'confirmed')

/** What a delivery rests on. */
const whyBegun = ({ answerRule }: Known['message'], round: Round): string => {
  const waived = round.find(({ label }) => label === 'notice-waived')
  if (waived) return whyWaived(waived)
  if (answerRule === 'always' || round[0]?.detail['plan'] === 'short')
    return 'We had written to you, and you had not stopped it.'
  if (round.some(isGo)) return 'You told us to send it.'
  return 'Both questions had reached you, and we had no answer.'
}

const takenBack = (sent: number, opened: number): string => {
  if (sent === 0) return 'Stopped before anything was sent. Nobody was told.'
  if (opened === 0) return 'Nobody had opened it. The links no longer open.'
  return opened === 1 ? 'One person had opened it before.' : `${opened} people had opened it before.`
}

/** The delivery as a whole, from its beginning to its end, or to its recall. */
export const DELIVERY: Words = {
  'delivery-begun': ({ detail }, { message }, round) => ({
    title: 'Delivery began',
    line:
      Number(detail['lateByMs']) > 60_000
        ? `This was due on ${moment(detail['promisedAt'])}.`
        : whyBegun(message, round),
  }),
  'first-mail': () => ({ title: 'The first email is sent' }),
  released: () => ({ title: 'We wrote to them' }),
  delivery: ({ at }, { message }) => ({
    title: `Delivered to ${namesInWords(message.recipientNames)} at ${placedTimeIn(at, message.zone ?? undefined)}`,
    line: goesAnyway(message)
      ? 'By email, with a private page. Unless you stop it, this is what happens.'
      : 'By email, with a private page. If we do not hear from you, this is what happens.',
  }),
  delivered: ({ detail }, { message }) => {
    const [reached, lost] = [Number(detail['ok']), Number(detail['failed'])]
    return {
      title: `Delivered to ${lost > 0 ? `${reached} of ${reached + lost}` : namesInWords(message.recipientNames)}`,
    }
  },
  undeliverable: (_entry, { message }) => ({
    state: 'problem',
    title: `It did not reach ${namesInWords(message.recipientNames)}`,
    line: 'Your message is safe. Add another email address and we’ll try again.',
  }),
  'taken-back': ({ detail }) => ({
    state: 'stopped',
    title:
      detail['reason'] === 'life' && Number(detail['sent']) > 0
        ? 'We took it back, as a trusted contact took back their report'
        : (TAKEN_BACK[text(detail['by'])] ?? 'It was taken back'),
    line: takenBack(Number(detail['sent']), Number(detail['opened'])),
  }),
}
