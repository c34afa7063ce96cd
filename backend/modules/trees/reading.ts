import { fold } from '../../kernel/log/decider.ts'
import type { TreesEvent } from './events.ts'

/** Whose a tree is; nothing of it is opened. */
export type TreeIn = {
  readonly status: 'new' | 'kept' | 'removed' | 'erased'
  readonly familyId: string
  readonly contributorId: string
}

export const treeIn = fold<TreeIn, TreesEvent>(
  'tree',
  { status: 'new', familyId: '', contributorId: '' },
  (tree, { type, data }) => {
    switch (type) {
      case 'TreeAdded':
        return { status: 'kept', familyId: data.familyId, contributorId: data.contributorId }
      case 'TreeRemoved':
        return { ...tree, status: 'removed' }
      case 'TreeRestored':
        return { ...tree, status: 'kept' }
      case 'TreeErased':
        return { ...tree, status: 'erased' }
      case 'TreeRenamed':
      case 'HomePersonSet':
        return tree
    }
  },
)
