import { MONEY_BACK_DAYS, RETENTION_DAYS, TRIAL_DAYS } from '../../../../backend/modules/billing/contract.ts'

/** Strings of the pricing page, held word for word by tests/site. */
export const strings = {
  title: 'Legacy Plans',
  backToHome: 'Back to Home',
  home: 'Home',
  about: 'About',
  lead: `Everything is yours to try for ${TRIAL_DAYS} days. No credit card, cancel anytime.`,
  notYet:
    'The paid plans are not on sale yet, and nothing is charged. Until they are, every family has the limits of Complete Legacy. This is what they will cost.',
  quarterly: 'Quarterly',
  annual: 'Annual',
  billing: 'How often you pay',
  startFree: 'Start free',
  choose: (plan: string) => `Choose ${plan}`,
  inEvery:
    'In every plan, and never sold: the two checks before a delivery, last wishes, trusted contacts and an export.',
  voices: 'What it sounds like in one family',
  voicesLine: 'The Hales are our demo family. We made them up, and we say so, until real families have written to us.',
  questions: 'Five plain answers',
  closing: 'Not sure which one? Begin with the free one.',
  closingLine: 'You can change later, and nothing you have recorded is lost when you do.',
  talk: 'Or talk to a person first',
} as const

export const QUESTIONS = [
  {
    question: 'Is Free Forever really free?',
    answer:
      'Yes. It costs $0 and has no end date. You may record as many voice messages as you like, and each is delivered. We ask for no card, so there is nothing we could charge.',
  },
  {
    question: `What happens after the ${TRIAL_DAYS}-day trial?`,
    answer:
      'You go on with Free Forever. Nothing is charged and nothing is deleted. What is over the free limits stays where it is: you can read it, play it and take it with you, and a message that is sealed still is sent.',
  },
  {
    question: 'Can I cancel anytime, and how?',
    answer: `Yes, on the page of your plan, in two clicks and without a phone call. You keep the plan until the end of what you have paid. In the first ${MONEY_BACK_DAYS} days you can have your money back.`,
  },
  {
    question: 'What happens to my messages if I stop paying?',
    answer: 'They are still sent. No delivery depends on a plan, on any plan, ever.',
  },
  {
    question: 'What happens to my data?',
    answer: `It is kept for at least ${RETENTION_DAYS} days after a plan ends, and you can export all of it at any time, in files that open without us.`,
  },
] as const
