import { GRACE_DAYS, MONEY_BACK_DAYS, RETENTION_DAYS, TRIAL_DAYS } from '../../../backend/modules/billing/contract.ts'
import { reachUs, type LegalPage } from './text.ts'

/** Terms of service. */
export const terms: LegalPage = {
  title: 'Terms of Service',
  line: 'What we promise each other, in plain English.',
  parts: (house) => [
    {
      id: 'acceptance',
      title: '1. Acceptance',
      paragraphs: [
        `By opening an account or using ${house.name}, you accept these terms. If you do not accept them, please do not use the service.`,
      ],
    },
    {
      id: 'service',
      title: '2. What the service is',
      paragraphs: [
        `${house.name} lets you keep memories and leave messages for later: voices and letters now, and other keepsakes as they are added. The page of each thing says what is ready today and what is coming next.`,
      ],
    },
    {
      id: 'duties',
      title: '3. Your part',
      paragraphs: [
        'Give accurate information about yourself, and keep your password to yourself.',
        'Put here only what is yours, or what you have permission to use.',
        'Use the service for yourself and your family, and not for business.',
      ],
    },
    {
      id: 'ownership',
      title: '4. What is yours stays yours',
      paragraphs: [
        'You keep all rights to what you put here.',
        'You give us a limited licence to store it and to process it, as far as it is needed to keep it and to deliver it. The licence ends when you delete it.',
      ],
    },
    {
      id: 'messages',
      title: '5. Messages for later',
      paragraphs: [
        // @says how long before a message's date its two checks leave
        'We deliver a message on the schedule that you have set. Before a delivery we check in with you twice: two days before, and one day before. If you do not answer, we deliver.',
        'You may change or cancel a message at any time before it is delivered.',
        'We do our best, and we cannot guarantee a delivery: an address may no longer exist, or may refuse our email.',
        'Anyone who receives a message must consent to it. They may wait, or refuse, and we respect that.',
      ],
    },
    {
      id: 'review',
      title: '6. Review of content',
      paragraphs: [
        'Content may be reviewed in order to comply with the law. This happens in two ways only: its owner has shown it to us, or someone has reported a link that they received.',
      ],
    },
    {
      id: 'prohibited',
      title: '7. What is not allowed',
      paragraphs: [
        'Nothing that is against the law. No threats, no harassment, no messages to someone who has refused them.',
        'Nothing that belongs to other people and is used against their will.',
        'No attempts to break into the service, to overload it, or to reach the data of others.',
      ],
    },
    {
      id: 'availability',
      title: '8. Availability',
      paragraphs: [
        'We work to keep the service running, and we cannot promise that it is always available. What it answers at this moment stands on the [status page](/status).',
      ],
    },
    {
      id: 'payment',
      title: '9. Plans and payment',
      paragraphs: [
        `Voice messages are free. What paid plans cost and hold stands on the [pricing page](/pricing). A trial lasts ${TRIAL_DAYS} days, needs no credit card and can be canceled at any time.`,
        'A paid plan renews every three months or every year, as you chose, until you cancel it on the [Subscription page](/subscription). What is paid for stays open until its end, and nothing more is charged. Stripe takes the payments; we never see the number of your card.',
        `If a payment fails, your plan stays whole for ${GRACE_DAYS} days, and we write to you. Every message that is sealed is delivered, whether a plan runs or not.`,
        `For the first payment there is a money-back guarantee of ${MONEY_BACK_DAYS} days. After a plan ends we keep your data for at least ${RETENTION_DAYS} days.`,
      ],
    },
    {
      id: 'liability',
      title: '10. Limit of liability',
      paragraphs: [
        'As far as the law allows, we are not liable for indirect damage, nor for loss that we could not foresee. Where the law does not allow such a limit, it does not apply to you.',
      ],
    },
    {
      id: 'changes',
      title: '11. Changes',
      paragraphs: ['When these terms change, we tell you by email before the change takes effect.'],
    },
    { id: 'contact', title: '12. Contact', paragraphs: [reachUs(house)] },
  ],
}
