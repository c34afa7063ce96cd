import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Download, Pencil, Plus, Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ImportRow } from '../../../backend/modules/records/contract.ts'
import type { TreeRow } from '../../../backend/modules/trees/contract.ts'
import { useFamily } from '../../app/family.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { OutsideFamilies } from '../../app/OutsideFamilies.tsx'
import { paths } from '../../app/paths.ts'
import { PlaceHead } from '../../app/PlaceHead.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { MoreMenu } from '../../ui/MoreMenu.tsx'
import { Select } from '../../ui/Select.tsx'
import { showToast } from '../../ui/toasts.ts'
import { AddPersonForm } from './AddPersonForm.tsx'
import { Bring } from './bring/Bring.tsx'
import { ImportCard } from './bring/ImportCard.tsx'
import { useAddPerson } from './commands.ts'
import { FirstRun } from './FirstRun.tsx'
import { HistoryPart } from './HistoryPart.tsx'
import { PeopleList } from './PeopleList.tsx'
import { imports, trees } from './queries.ts'
import { SaveAs } from './SaveAs.tsx'
import { strings } from './strings.ts'
import { RemovedTrees, TreeDialogs, type OpenTree } from './TreeDialogs.tsx'

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`

/** The trees of a family: one of them at a time, as a list of its people. */
export function TreePage() {
  const { isNone } = useFamily()
  const all = useQuery(trees())
  const [chosen, setChosen] = useState<string>()
  if (isNone) return <OutsideFamilies line={strings.noFamily} />
  return (
    <Loaded query={all} words={strings.fetching}>
      {(rows) => {
        const kept = rows.filter(({ removedAt }) => removedAt === null)
        const tree = kept.find(({ id }) => id === chosen) ?? kept.at(-1)
        return (
          <>
            {tree ? (
              <Shown key={tree.id} tree={tree} all={kept} onChoose={setChosen} />
            ) : (
              <>
                <PlaceHead line={strings.line} />
                <FirstRun onBegun={setChosen} />
              </>
            )}
            <RemovedTrees rows={rows.filter(({ removedAt, mayChange }) => removedAt !== null && mayChange)} />
          </>
        )
      }}
    </Loaded>
  )
}

type ShownProps = { tree: TreeRow; all: readonly TreeRow[]; onChoose: (treeId: string) => void }
type Open = 'add' | 'save' | 'new' | OpenTree

function Shown({ tree, all, onChoose }: ShownProps) {
  const { may } = useFamily()
  const [open, setOpen] = useState<Open>()
  const brought = useQuery(imports(tree.id))
  const close = () => setOpen(undefined)
  const more = [
    { words: strings.takeAlong, icon: Download, onSelect: () => setOpen('save') },
    ...(may('add') ? [{ words: strings.newTree, icon: Plus, onSelect: () => setOpen('new') }] : []),
    ...(tree.mayChange
      ? [
          { words: strings.rename, icon: Pencil, onSelect: () => setOpen('rename') },
          { words: strings.remove, icon: Trash2, isDanger: true, onSelect: () => setOpen('remove') },
        ]
      : []),
  ]
  return (
    <>
      <PlaceHead title={tree.title} line={strings.line}>
        <div css={{ display: 'flex', gap: 10 }}>
          {may('add') && (
            <Button icon={UserPlus} onClick={() => setOpen('add')}>
              {strings.add}
            </Button>
          )}
          <MoreMenu label={strings.treeActions} items={more} />
        </div>
      </PlaceHead>
      <div css={column}>
        {all.length > 1 && (
          <Select
            id="which-tree"
            label={strings.which}
            value={tree.id}
            choices={all.map(({ id, title }) => ({ value: id, words: title }))}
            onChange={onChoose}
            css={{ maxWidth: 360 }}
          />
        )}
        <Loaded query={brought} words={strings.fetching}>
          {(rows) => <Filled tree={tree} brought={rows} onAdd={() => setOpen('add')} />}
        </Loaded>
      </div>
      <AddDialog treeId={tree.id} isOpen={open === 'add'} onClose={close} />
      <Dialog isOpen={open === 'save'} onClose={close} title={strings.takeAlong}>
        <SaveAs treeId={tree.id} />
      </Dialog>
      <Dialog isOpen={open === 'new'} onClose={close} title={strings.newTree}>
        <FirstRun
          onBegun={(treeId) => {
            onChoose(treeId)
            close()
          }}
        />
      </Dialog>
      <TreeDialogs tree={tree} open={open === 'rename' || open === 'remove' ? open : undefined} onClose={close} />
    </>
  )
}

/** While a file is being brought, how far that is stands first. */
const isShown = ({ state }: ImportRow): boolean => state !== 'cancelled' && state !== 'undone'

type FilledProps = { tree: TreeRow; brought: readonly ImportRow[]; onAdd: () => void }

function Filled({ tree, brought, onAdd }: FilledProps) {
  const { may } = useFamily()
  const [latest] = brought
  const isEmpty = tree.people === 0 && latest?.state !== 'applying' && latest?.state !== 'finished'
  return (
    <>
      {latest && isShown(latest) && may('add') && <ImportCard treeId={tree.id} row={latest} />}
      {isEmpty ? (
        <EmptyState title={strings.nobody} line={may('add') ? strings.nobodyLine : strings.nobodyForViewer}>
          {may('add') && (
            <>
              <Button look="secondary" icon={UserPlus} onClick={onAdd}>
                {strings.add}
              </Button>
              {!(latest && isShown(latest)) && <Bring into={tree.id} />}
            </>
          )}
        </EmptyState>
      ) : (
        <>
          <PeopleList treeId={tree.id} />
          <HistoryPart treeId={tree.id} />
        </>
      )}
    </>
  )
}

type AddProps = { treeId: string; isOpen: boolean; onClose: () => void }

function AddDialog({ treeId, isOpen, onClose }: AddProps) {
  const add = useAddPerson(treeId)
  const [, go] = useLocation()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={strings.add}>
      <AddPersonForm
        id="add-person"
        busy={add.isPending}
        error={add.error}
        onSend={(person) =>
          add.mutate(person, {
            onSuccess: ({ id }) => {
              showToast({ title: strings.added(`${person.given} ${person.surname}`.trim()) })
              onClose()
              go(paths.treePerson(treeId, id))
            },
          })
        }
      />
    </Dialog>
  )
}
