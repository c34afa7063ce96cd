import { familySubject } from '../../kernel/identity/roles.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import { CONTENTS } from './contract.ts'
import { OF_CONTENTS, personal, type CapsulesEvent, type Contribution, type Noted } from './events.ts'

type Answer = {
  readonly answerId: string
  readonly contributionId: string
  readonly answeredBy: string
  readonly words: string
  readonly answeredAt: string
}
export type Capsule = {
  readonly status: 'new' | 'filling' | 'sealed' | 'opened' | 'removed' | 'erased'
  readonly capsuleId: string
  readonly familyId: string
  readonly contributorId: string
  readonly title: string
  readonly day: string
  readonly zone: string
  readonly opensAt: string
  readonly openerIds: readonly string[]
  readonly contents: readonly Contribution[]
  readonly answers: readonly Answer[]
  readonly addedAt: string
  /** Each is empty until then. */
  readonly sealedAt: string
  readonly lockedAt: string
  readonly checkedAt: string
  readonly askedAt: string
  readonly openedAt: string
  readonly removedAt: string
  readonly manifest: readonly Noted[]
  readonly damaged: readonly string[]
}

/** What names the key of a capsule's contents. */
export const contentsOf = (capsuleId: string): string => `capsule-${CONTENTS}-${capsuleId}`

/** What it comes back to from the bin. */
const kept = ({ openedAt }: Capsule) => (openedAt === '' ? 'filling' : 'opened')

export const capsule: Aggregate<Capsule, CapsulesEvent> = {
  category: 'capsule',
  personal,
  subject: ({ capsuleId }, event) =>
    event && event.type in OF_CONTENTS ? contentsOf(capsuleId) : `capsule-${capsuleId}`,
  audience: ({ familyId }) => familySubject(familyId),
  initial: {
    status: 'new',
    capsuleId: '',
    familyId: '',
    contributorId: '',
    title: '',
    day: '',
    zone: '',
    opensAt: '',
    openerIds: [],
    contents: [],
    answers: [],
    addedAt: '',
    sealedAt: '',
    lockedAt: '',
    checkedAt: '',
    askedAt: '',
    openedAt: '',
    removedAt: '',
    manifest: [],
    damaged: [],
  },
  evolve: (capsule, { type, data }) => {
    switch (type) {
      case 'CapsuleAdded':
        return { ...capsule, ...data, status: 'filling' }
      case 'CapsuleEdited':
      case 'OpenersChanged':
      case 'OpeningDateMoved':
        return { ...capsule, ...data }
      case 'ContributionAdded':
        return { ...capsule, contents: [...capsule.contents, data] }
      case 'ContributionWithdrawn': {
        const { contributionId } = data
        return { ...capsule, contents: capsule.contents.filter((each) => each.contributionId !== contributionId) }
      }
      case 'CapsuleSealed':
        return { ...capsule, status: 'sealed', sealedAt: data.sealedAt, askedAt: data.sealedAt }
      case 'CapsuleLocked':
        return { ...capsule, lockedAt: data.lockedAt, checkedAt: data.lockedAt, manifest: data.manifest }
      case 'ContentsChecked':
        return { ...capsule, checkedAt: data.checkedAt, damaged: data.damaged }
      case 'OpenersAsked':
        return { ...capsule, askedAt: data.askedAt }
      case 'CapsuleOpened':
        return { ...capsule, status: 'opened', openedAt: data.openedAt }
      case 'QuestionAnswered':
        return { ...capsule, answers: [...capsule.answers, data] }
      case 'CapsuleRemoved':
        return { ...capsule, status: 'removed', removedAt: data.removedAt }
      case 'CapsuleRestored':
        return { ...capsule, status: kept(capsule), removedAt: '' }
      case 'CapsuleErased':
        return { ...capsule, status: 'erased' }
    }
  },
}
