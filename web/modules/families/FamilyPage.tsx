import { useQuery } from '@tanstack/react-query'
import { Pencil, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { FamilyView } from '../../../backend/modules/families/contract.ts'
import { useFamily } from '../../app/family.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { ActivityTab } from './ActivityTab.tsx'
import { MembersTab } from './members/MembersTab.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { family } from './queries.ts'
import { strings } from './strings.ts'

/** The family that the window shows: who is in it, and what happened. */
export function FamilyPage() {
  const shown = useQuery(family())
  return (
    <Loaded query={shown} words={strings.fetching}>
      {(view) => <Shown view={view} />}
    </Loaded>
  )
}

const lineOf = ({ members }: FamilyView) =>
  members.length === 1 ? strings.alone : `${strings.members(members.length)}. ${strings.listens}`

function Shown({ view }: { view: FamilyView }) {
  const { may } = useFamily()
  const [tab, setTab] = useState('members')
  const [isRenaming, setRenaming] = useState(false)
  return (
    <>
      <PageHeader title={view.name} line={lineOf(view)}>
        {may('invite') && (
          <ButtonLink href={paths.invitations()} icon={UserPlus}>
            {strings.invite}
          </ButtonLink>
        )}
      </PageHeader>
      {may('manage') && (
        <p css={{ margin: '-14px 0 18px' }}>
          <Button look="quiet" icon={Pencil} onClick={() => setRenaming(true)}>
            {view.isNamed ? strings.rename : strings.giveName}
          </Button>
        </p>
      )}
      <Tabs
        label={strings.tabs}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'members', words: strings.tabNames.members, panel: <MembersTab view={view} /> },
          { value: 'activity', words: strings.tabNames.activity, panel: <ActivityTab view={view} /> },
        ]}
      />
      <RenameDialog view={view} isOpen={isRenaming} onClose={() => setRenaming(false)} />
    </>
  )
}
