import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Link2, Pencil } from 'lucide-react'
import { Suspense, useState, type ComponentType } from 'react'
import type { FamilyView } from '../../../backend/modules/families/contract.ts'
import { useFamily } from '../../app/family.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { paths } from '../../app/paths.ts'
import { AskForStory } from '../../app/parts.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { ActivityTab } from './ActivityTab.tsx'
import { MembersTab } from './members/MembersTab.tsx'
import { NoFamily } from './NoFamily.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { family } from './queries.ts'
import { strings } from './strings.ts'

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin: -14px 0 18px;
`

type TabsOfOthers = { tabs: readonly { readonly words: string; readonly Tab: ComponentType }[] }

/** The family that the window shows: what modules keep for it, who is in it, and what happened. */
export function FamilyPage({ tabs }: TabsOfOthers) {
  const shown = useQuery(family())
  const { isNone } = useFamily()
  if (isNone) return <NoFamily />
  return (
    <Loaded query={shown} words={strings.fetching}>
      {(view) => <Shown view={view} tabs={tabs} />}
    </Loaded>
  )
}

const lineOf = ({ members }: FamilyView) =>
  members.length === 1 ? strings.alone : `${strings.members(members.length)}. ${strings.listens}`

function Shown({ view, tabs }: { view: FamilyView } & TabsOfOthers) {
  const { may } = useFamily()
  const [tab, setTab] = useState(tabs[0]?.words ?? 'members')
  const [isRenaming, setRenaming] = useState(false)
  return (
    <>
      <PageHeader title={view.name} line={lineOf(view)}>
        <Suspense>
          <AskForStory />
        </Suspense>
      </PageHeader>
      {may('add') && (
        <div css={ways}>
          {may('manage') && (
            <Button look="quiet" icon={Pencil} onClick={() => setRenaming(true)}>
              {view.isNamed ? strings.rename : strings.giveName}
            </Button>
          )}
          <ButtonLink look="quiet" icon={Link2} href={paths.sharing()}>
            {strings.toLinks}
          </ButtonLink>
        </div>
      )}
      <Tabs
        label={strings.tabs}
        value={tab}
        onChange={setTab}
        tabs={[
          ...tabs.map(({ words, Tab }) => ({
            value: words,
            words,
            panel: (
              <Suspense fallback={<Skeleton words={strings.fetching} />}>
                <Tab />
              </Suspense>
            ),
          })),
          { value: 'members', words: strings.tabNames.members, panel: <MembersTab view={view} /> },
          { value: 'activity', words: strings.tabNames.activity, panel: <ActivityTab view={view} /> },
        ]}
      />
      <RenameDialog view={view} isOpen={isRenaming} onClose={() => setRenaming(false)} />
    </>
  )
}
