import {
  MONEY_BACK_DAYS,
  PLAN_NAMES,
  PRICES,
  RETENTION_DAYS,
  TRIAL_DAYS,
  type PaidPlanId,
} from '../../../backend/modules/billing/contract.ts'

export type Faq = { readonly id: string; readonly question: string; readonly answer: string }
export type FaqGroup = { readonly id: string; readonly title: string; readonly faqs: readonly Faq[] }

const faq = (id: string, question: string, answer: string): Faq => ({ id, question, answer })

/** From the price table, like every other price: "Memory Plus costs $24.95 every 3 months". */
const costOf = (plan: PaidPlanId): string => {
  const { cents, every } = PRICES[plan]
  return `${PLAN_NAMES[plan]} costs $${(cents / 100).toFixed(2)} every ${every === 'month' ? 'month' : '3 months'}`
}

/** 36 questions in six groups; `{P}` stands for the product's name, `[words](/path)` is a link. */
export const faqGroups: readonly FaqGroup[] = [
  {
    id: 'begin',
    title: 'Getting started',
    faqs: [
      faq(
        'what',
        'What is {P}?',
        'A place to keep voices and letters for the people you love, and to have them delivered on a day that you choose, also after your death. [See how it works](/how-it-works).',
      ),
      faq(
        'who',
        'Who is it for?',
        'For anyone who has something to say that should be heard later. Most people begin with one message for one person.',
      ),
      faq(
        'first',
        'What should I record first?',
        'Something small for one person. If nothing comes to mind, the [voice message quiz](/voice-message-quiz) finds it in three minutes.',
      ),
      faq(
        'try',
        'Can I try it without an account?',
        'Yes. You can [record a voice message](/free-voice-messages) first. You need an account only when it should be kept for a later day.',
      ),
      faq(
        'need',
        'What do I need?',
        'A phone or a computer with a microphone, and an email address. There is nothing to install.',
      ),
      faq(
        'old',
        'I am not good with computers. Will I manage?',
        'The pages have large letters, few buttons and no hurry. And you can always [ask a person](/contact).',
      ),
    ],
  },
  {
    id: 'voices',
    title: 'Voices and letters',
    faqs: [
      // @says how long a voice may last
      faq('length', 'How long may a recording be?', 'Up to 60 minutes. Two are often enough.'),
      faq(
        'again',
        'Can I record it again?',
        'As often as you like, until the message is sealed. After that you can take it back and change it, until it is delivered.',
      ),
      faq(
        'break',
        'What if the connection breaks while I record?',
        'The recording is saved on your device as you speak and sent when you are connected again. If something is missing we tell you how much.',
      ),
      faq(
        'write',
        'Can I write instead of speaking?',
        'Yes. You can write a letter, record your voice, or put both into one message.',
      ),
      faq(
        'mic',
        'My microphone does not work.',
        'Your browser has to allow it. The recorder shows the steps for yours. A headset with a cable is the safest choice.',
      ),
      faq(
        'format',
        'Will it still play in thirty years?',
        'We keep the recording as you made it, together with a common format that any player understands, and it can be downloaded.',
      ),
    ],
  },
  {
    id: 'delivery',
    title: 'The delivery',
    faqs: [
      faq(
        'checks',
        'How do you make sure that nothing is sent by mistake?',
        // @says how long before a message's date its two checks leave
        'We ask you twice: two days before the delivery, and one day before. If you answer, you may change or cancel. If you do not, it is delivered.',
      ),
      faq(
        'no-answer',
        'What if I do not answer?',
        'Then we take it that you meant what you arranged, and the message is delivered on the day.',
      ),
      faq(
        'change',
        'Can I change the day later?',
        'Yes, at any time before the delivery. You can also change the words, the person, or cancel it altogether.',
      ),
      faq(
        'died',
        'What happens if I die before the day?',
        'You will not answer our two letters, so the message is delivered on its day. Nobody has to do anything.',
      ),
      faq(
        'zone',
        'Which time does the day begin in?',
        'You choose the hour and the time zone, normally the one where the other person lives.',
      ),
      faq(
        'bounce',
        'What if their email address no longer works?',
        'We try again and tell you, so that you can give us another address. It is wise to look at the addresses once a year.',
      ),
    ],
  },
  {
    id: 'receive',
    title: 'For those who receive a message',
    faqs: [
      faq(
        'got',
        'I received a message. What is it?',
        'Someone recorded or wrote something for you and chose this day. The page says who it is from. There is no hurry, and nothing plays by itself.',
      ),
      faq(
        'real',
        'Is it really from that person?',
        'Yes. What you hear is what they recorded. No machine speaks here in anyone’s name.',
      ),
      faq('later', 'I cannot listen now.', 'You need not. The link stays, and you can come back when you like.'),
      faq(
        'refuse',
        'I do not want it.',
        'You may refuse it on the same page. We will not send it again, and nobody is told why.',
      ),
      faq('keep', 'Can I keep it?', 'Yes. You can download it and keep it as your own.'),
      faq(
        'account',
        'Do I need an account to listen?',
        'No. You only show that it is you, in the way that the sender has chosen.',
      ),
    ],
  },
  {
    id: 'plans',
    title: 'Plans and money',
    faqs: [
      faq(
        'free',
        'Are voice messages really free?',
        'Yes, without a limit on their number, and without an end. Free Forever costs $0.',
      ),
      faq(
        'trial',
        `What is the ${TRIAL_DAYS}-day trial?`,
        `${TRIAL_DAYS} days with everything, no credit card. After that you have Free Forever. Nothing is charged and nothing is deleted.`,
      ),
      faq(
        'cost',
        'What do the other plans cost?',
        `${costOf('memory_plus')}, ${costOf('complete_legacy')}. By the year it is less. See [the plans](/pricing).`,
      ),
      faq(
        'cancel',
        'Can I cancel anytime?',
        `Yes. You keep what you have paid for until the end of the period, and your data for at least ${RETENTION_DAYS} days after that.`,
      ),
      faq('stop', 'What happens to my messages if I stop paying?', 'They are still sent.'),
      faq('back', 'Can I have my money back?', `Within ${MONEY_BACK_DAYS} days of your first payment, yes.`),
    ],
  },
  {
    id: 'safety',
    title: 'Privacy and safety',
    faqs: [
      faq(
        'hear',
        'Who can hear what I record?',
        'You, and the person it is for, once it is delivered. Nobody else in your family, and nobody here without your asking.',
      ),
      faq(
        'sell',
        'Do you sell my data?',
        'No. We do not sell it, and there is no advertising. [Read the privacy page](/privacy).',
      ),
      faq(
        'ai',
        'What about AI?',
        'You decide. AI analysis can be refused, and nothing that matters depends on it. We never let a machine speak as a person.',
      ),
      faq(
        'delete',
        'Can I have everything deleted?',
        'Yes. Write to us, and we delete your account with everything in it. No one can get it back after that, and neither can we.',
      ),
      faq(
        'children',
        'May children use it?',
        'A message may be for a child. An account is for adults: we do not knowingly collect anything from children under 13 without the consent of a parent.',
      ),
      faq(
        'help',
        'How do I reach a person?',
        'On the [contact page](/contact). If someone has died, say so in the first line, and we put it first.',
      ),
    ],
  },
]
