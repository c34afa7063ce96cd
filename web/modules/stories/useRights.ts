import type { StoryRow } from '../../../backend/modules/stories/contract.ts'
import { useFamily } from '../../app/family.ts'
import { useSession } from '../../app/session.ts'

/** What the reader may do with a story, by their role and by whether they asked. Only what is drawn goes by it: the server decides. */
export const useRights = () => {
  const { may } = useFamily()
  const accountId = useSession().user?.id ?? ''
  const isOwn = ({ contributorId }: StoryRow) => contributorId === accountId
  return {
    accountId,
    mayAsk: may('add'),
    mayChange: (row: StoryRow): boolean => may(isOwn(row) ? 'add' : 'edit'),
    mayLink: (row: StoryRow): boolean => row.mayShare && may(isOwn(row) ? 'add' : 'invite'),
  }
}
