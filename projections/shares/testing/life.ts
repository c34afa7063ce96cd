import { newId } from '../../../backend/kernel/ids.ts'
import { plus } from '../../../backend/kernel/log/decider.ts'
import {
  changeShareLink,
  createShareLink,
  endShareLink,
  lockShare,
  renewShareLink,
} from '../../../backend/modules/shares/decide/link.ts'
import { openShare, viewItem } from '../../../backend/modules/shares/decide/visit.ts'
import { share } from '../../../backend/modules/shares/share.ts'
import { visit } from '../../../backend/modules/shares/visit.ts'
import { ownerOf, type Author, type Household } from '../../../tests/household/household.ts'

/** What a family does so that each table has rows: links in each state, one of them opened. */
export const live = async ({ tell }: Household, author: Author): Promise<void> => {
  const by = ownerOf(author.id)
  const thing = { kind: 'story', id: newId() }
  const facts = { isVerified: true, hasNo: false, limit: 9, used: 0 }
  const make = async (title: string) => {
    const shareId = newId()
    const wish = { shareId, familyId: author.id, things: [thing], title, note: 'For Ida', mayDownload: true }
    await tell(share, shareId, createShareLink({ ...wish, expiresAt: undefined, passcodeHash: 'hash', facts }), by)
    return shareId
  }
  const [opened, locked, ended] = [await make('Opened'), await make('Locked'), await make('Ended')]
  const visitId = newId()
  const visitor = { kind: 'visitor', id: 'visitor' } as const
  const open = openShare({ visitId, shareId: opened, familyId: author.id, device: 'Firefox on Windows' })
  await tell(visit, visitId, open, visitor)
  await tell(visit, visitId, viewItem(thing), visitor)
  await tell(share, opened, changeShareLink({ title: 'Opened once', passcodeHash: '' }), by)
  await tell(share, opened, renewShareLink({ n: 1 }), by)
  await tell(share, locked, lockShare({ until: plus(new Date().toISOString(), 900_000) }), visitor)
  await tell(share, ended, endShareLink(), by)
}
