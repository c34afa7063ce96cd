import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/items/events.ts'
import { favorites, items as table, joined } from './items.ts'

export const items: ReadModule = {
  categories,
  tables: [table, favorites, joined],
  noted: {
    category: 'item',
    kinds: { ItemAdded: 'item_added', ItemBinned: 'item_binned', ItemRestored: 'item_restored' },
    erasedBy: 'ItemErased',
    hiddenBy: ({ type, data }) => type === 'VisibilitySet' && 'visibility' in data && data.visibility === 'only_me',
  },
}
