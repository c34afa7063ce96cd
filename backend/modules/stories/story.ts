import type { Aggregate } from '../../kernel/log/decider.ts'
import { personal, type Scope, type StoriesEvent } from './events.ts'

export type Story = {
  readonly status: 'new' | 'asked' | 'told' | 'declined' | 'withdrawn' | 'misdirected' | 'removed' | 'erased'
  readonly storyId: string
  readonly familyId: string
  readonly contributorId: string
  /** Empty where somebody without an account is asked. */
  readonly toAccountId: string
  readonly question: string
  readonly name: string
  /** Empty where none was given. */
  readonly address: string
  readonly addressHash: string
  readonly askedAt: string
  readonly expiresAt: string
  /** What became of the email that asks. */
  readonly mail: 'none' | 'waiting' | 'sent' | 'refused'
  readonly mailedAt: string
  /** The morning until which its mail was put off; empty where none was. */
  readonly leavesAt: string
  /** Whether its one reminder was answered by the transport. */
  readonly isReminded: boolean
  readonly withdrawnAt: string
  /** Until when it still takes what was begun before it was withdrawn; empty where it takes nothing. */
  readonly takesUntil: string
  readonly declined: Scope | undefined
  readonly words: string
  readonly mediaId: string
  readonly mayShare: boolean
  readonly toldAt: string
  readonly title: string
  readonly removedAt: string
}

/** Whether there is something to read or hear. */
export const isTold = ({ status }: Pick<Story, 'status'>): boolean => status === 'told' || status === 'removed'

/** Whether it was taken back so lately that what somebody had begun by then may still be sent. */
export const takesBegun = ({ status, takesUntil }: Pick<Story, 'status' | 'takesUntil'>, at: string): boolean =>
  status === 'withdrawn' && at < takesUntil

/** Whether whoever asked has its link, to hand over: no email carries it, and no member finds it. */
export const isHandedOver = ({ mail, toAccountId }: Pick<Story, 'mail' | 'toAccountId'>): boolean =>
  mail === 'none' && toAccountId === ''

export const story: Aggregate<Story, StoriesEvent> = {
  category: 'story',
  personal,
  subject: ({ storyId }) => `story-${storyId}`,
  audience: ({ familyId }) => `family-${familyId}`,
  initial: {
    status: 'new',
    storyId: '',
    familyId: '',
    contributorId: '',
    toAccountId: '',
    question: '',
    name: '',
    address: '',
    addressHash: '',
    askedAt: '',
    expiresAt: '',
    mail: 'none',
    mailedAt: '',
    leavesAt: '',
    isReminded: false,
    withdrawnAt: '',
    takesUntil: '',
    declined: undefined,
    words: '',
    mediaId: '',
    mayShare: false,
    toldAt: '',
    title: '',
    removedAt: '',
  },
  evolve: (story, { type, data }) => {
    switch (type) {
      case 'StoryAsked':
        return {
          ...story,
          status: 'asked',
          storyId: data.storyId,
          familyId: data.familyId,
          contributorId: data.contributorId,
          toAccountId: data.toAccountId ?? '',
          question: data.question,
          name: data.name,
          address: data.address ?? '',
          addressHash: data.addressHash ?? '',
          askedAt: data.askedAt,
          expiresAt: data.expiresAt,
          mail: data.addressHash === undefined ? 'none' : 'waiting',
        }
      case 'StoryMailed':
        return { ...story, mail: 'sent', mailedAt: data.acceptedAt }
      case 'StoryMailRefused':
        return { ...story, mail: 'refused', isReminded: story.isReminded || data.mail === 'reminder' }
      case 'StoryMailPutOff':
        return { ...story, leavesAt: data.leavesAt }
      case 'StoryReminded':
        return { ...story, isReminded: true }
      case 'StoryWithdrawn':
        return { ...story, status: 'withdrawn', withdrawnAt: data.withdrawnAt, takesUntil: data.takesUntil ?? '' }
      case 'StoryTold':
        return {
          ...story,
          status: 'told',
          words: data.words,
          mediaId: data.mediaId ?? '',
          mayShare: data.mayShare,
          toldAt: data.toldAt,
        }
      case 'StoryDeclined':
        return { ...story, status: 'declined', declined: data.scope }
      case 'StoryDeclineUndone':
        return { ...story, status: 'asked', declined: undefined }
      case 'StoryMisdirected':
        return { ...story, status: 'misdirected' }
      case 'StoryNamed':
        return { ...story, title: data.title }
      case 'StoryRemoved':
        return { ...story, status: 'removed', removedAt: data.removedAt }
      case 'StoryRestored':
        return { ...story, status: 'told', removedAt: '' }
      case 'StoryErased':
        return { ...story, status: 'erased' }
    }
  },
}
