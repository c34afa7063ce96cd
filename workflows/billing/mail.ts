import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render, type Letter } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { dateInWords } from '../../backend/kernel/page/html.ts'
import type { Billing } from '../../backend/modules/billing/billing.ts'
import { GRACE_DAYS, MONEY_BACK_DAYS, PLAN_NAMES, type Cycle } from '../../backend/modules/billing/contract.ts'

type House = Pick<Kernel, 'settings'>
type To = { readonly address: string; readonly name: string; readonly mailId: string }
type Words = Pick<Letter, 'subject' | 'lines'> & { readonly choice: string; readonly to: 'subscription' | 'pricing' }

/** Empty where nothing is known. */
const dayOf = (at: string): string => (at === '' ? '' : dateInWords(at))
const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`
const every = (cycle: Cycle): string => (cycle === 'annual' ? 'every year' : 'every 3 months')
const KEPT =
  'Everything you keep here stays and can be read, and every message that you have sealed is still delivered.'

const trialWords = (n: string, { trial }: Billing): Words => {
  const subject = n === '30' ? 'Your trial has ended' : `Your trial ends on ${dayOf(trial?.endsAt ?? '')}`
  const first =
    n === '30'
      ? `From now on you have ${PLAN_NAMES.free_forever}. Nothing was charged.`
      : `After that you have ${PLAN_NAMES.free_forever}. Nothing is charged: we have no card.`
  return { subject, lines: [first, KEPT], choice: 'See the plans', to: 'pricing' }
}

const startedWords = ({ subscription, payments }: Billing): Words => {
  const { plan = 'memory_plus', cycle = 'quarterly', cents = 0, periodEnd = '' } = subscription ?? {}
  const next = `${dollars(cents)} is on ${dayOf(periodEnd)}`
  return {
    subject: `${PLAN_NAMES[plan]} has begun`,
    lines: [
      payments.length > 0
        ? `We have charged ${dollars(cents)}. The next charge of ${next}, and then ${every(cycle)} until you cancel.`
        : `The first charge of ${next}, when your trial ends, and then ${every(cycle)} until you cancel.`,
      'You can cancel in two clicks under Subscription, without giving a reason.',
      `For ${MONEY_BACK_DAYS} days after your first payment you get your money back with one button.`,
    ],
    choice: 'See your subscription',
    to: 'subscription',
  }
}

const wordsOf = (notice: string, billing: Billing): Words => {
  const [kind = ''] = notice.split(' ')
  const { subscription, ended } = billing
  const on = dayOf(ended?.endedAt ?? '')
  const [name, n = ''] = [kind.replace(/-\d+$/u, ''), /-(\d+)$/u.exec(kind)?.[1]]
  switch (name) {
    case 'trial':
      return trialWords(n, billing)
    case 'started':
      return startedWords(billing)
    case 'canceled':
      return {
        subject: 'Your plan is canceled',
        lines: [
          `You have everything that is in it until ${dayOf(subscription?.endsAt ?? '')}, and nothing is charged again.`,
          'Until then you can take this back under Subscription.',
          KEPT,
        ],
        choice: 'See your subscription',
        to: 'subscription',
      }
    case 'failed':
      return {
        subject: 'Your card was declined',
        lines: [
          `We could not charge ${dollars(subscription?.cents ?? 0)} on ${dayOf(subscription?.pastDue?.since ?? '')}. Please look at your card, or add another.`,
          `Nothing changes until ${dayOf(subscription?.pastDue?.endsAt ?? '')}. If it has not worked by then, the plan ends.`,
          KEPT,
        ],
        choice: 'See to your card',
        to: 'subscription',
      }
    case 'ahead':
      return {
        subject: `Your plan renews on ${dayOf(subscription?.periodEnd ?? '')}`,
        lines: [
          `${dollars(subscription?.cents ?? 0)} will be charged that day for another year.`,
          'If you do not want that, cancel before then under Subscription. It takes two clicks.',
        ],
        choice: 'See your subscription',
        to: 'subscription',
      }
    case 'money-back':
      return {
        subject: 'Your money is on its way back',
        lines: [
          'We have told our payment provider to give back all that you paid. Your bank may need some days for it.',
          `Your plan has ended, and you have ${PLAN_NAMES.free_forever}.`,
          KEPT,
        ],
        choice: 'See your subscription',
        to: 'subscription',
      }
    case 'refund-failed':
      return {
        subject: 'Your bank did not take the money back',
        lines: [
          'We tried to give your money back, and your bank refused it. We know of it, and nothing is lost.',
          'Please write to us, so that we can send it another way.',
        ],
        choice: 'See your subscription',
        to: 'subscription',
      }
    default:
      return {
        subject: 'Your plan has ended',
        lines: [
          ended?.why === 'unpaid'
            ? `It ended on ${on}, because your card was declined for ${GRACE_DAYS} days. You have ${PLAN_NAMES.free_forever} now, and nothing more is charged.`
            : `It ended on ${on}. You have ${PLAN_NAMES.free_forever} now, and nothing more is charged.`,
          KEPT,
        ],
        choice: 'See the plans',
        to: 'pricing',
      }
  }
}

/** What an account is told about its plan. */
export const billingMail = (
  { settings }: House,
  { address, name, mailId }: To,
  notice: string,
  state: Billing,
): Mail => {
  const { subject, lines, choice, to } = wordsOf(notice, state)
  const isSimulated = settings.payments.mode === 'simulator'
  const letter = render(
    {
      subject,
      heading: subject,
      greeting: `Dear ${name},`,
      lines: isSimulated ? [...lines, 'Payments are simulated here. No money moves.'] : lines,
      choices: [{ label: choice, url: `${settings.origin}/${to}` }],
      because: 'You’re receiving this because it is about your plan.',
    },
    settings,
  )
  return { to: address, mailId, ...letter }
}
