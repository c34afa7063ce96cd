import { familySubject } from '../../kernel/identity/roles.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import { personal, type TreesEvent } from './events.ts'

export type Tree = {
  readonly status: 'new' | 'kept' | 'removed' | 'erased'
  readonly treeId: string
  readonly familyId: string
  readonly contributorId: string
  readonly title: string
  readonly homeId: string | null
  readonly addedAt: string
  /** Empty while it is not removed. */
  readonly removedAt: string
}

export const tree: Aggregate<Tree, TreesEvent> = {
  category: 'tree',
  personal,
  subject: ({ treeId }) => `tree-${treeId}`,
  audience: ({ familyId }) => familySubject(familyId),
  initial: {
    status: 'new',
    treeId: '',
    familyId: '',
    contributorId: '',
    title: '',
    homeId: null,
    addedAt: '',
    removedAt: '',
  },
  evolve: (tree, { type, data }) => {
    switch (type) {
      case 'TreeAdded':
        return { ...tree, ...data, status: 'kept' }
      case 'TreeRenamed':
        return { ...tree, title: data.title }
      case 'HomePersonSet':
        return { ...tree, homeId: data.recordId }
      case 'TreeRemoved':
        return { ...tree, status: 'removed', removedAt: data.removedAt }
      case 'TreeRestored':
        return { ...tree, status: 'kept', removedAt: '' }
      case 'TreeErased':
        return { ...tree, status: 'erased' }
    }
  },
}
