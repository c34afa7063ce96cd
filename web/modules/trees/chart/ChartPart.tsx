import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { List } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { Kin, PersonDetail } from '../../../../backend/modules/records/contract.ts'
import type { TreeRow } from '../../../../backend/modules/trees/contract.ts'
import { explain } from '../../../app/explain.ts'
import { useFamily } from '../../../app/family.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { useSession } from '../../../app/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useRemovePerson } from '../commands.ts'
import { RelationForm } from '../person/RelationForm.tsx'
import { person as personQuery } from '../queries.ts'
import { ChartView } from './ChartView.tsx'
import { drawnOf } from './drawn.ts'
import { PersonPanel } from './PersonPanel.tsx'
import { chart } from './queries.ts'
import { chartStrings as strings } from './strings.ts'
import { useVoice } from './useVoice.ts'

/** @number how long an addition on a chart can be taken back by its note */
const UNDO_MS = 10_000

type PartProps = { tree: TreeRow; onList: () => void }

/** A tree of the family as a chart: seen, walked through, heard, and added to. */
export function ChartPart({ tree, onList }: PartProps) {
  // Where a chart draws a part of a large tree alone, that is the part around whoever is in its middle.
  const [around, setAround] = useState<string>()
  const pages = useInfiniteQuery(chart(tree.id, around))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  const { user } = useSession()
  const { may } = useFamily()
  const { voice, play, playFirst } = useVoice(tree.id)
  const [adding, setAdding] = useState<{ readonly id: string; readonly kin: Kin }>()
  const all = pages.data?.pages
  const drawn = useMemo(() => drawnOf(all ?? []), [all])
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const own = useMemo(() => {
    for (const person of drawn.people.values()) if (person.relativeId === user?.id) return person.id
    return undefined
  }, [drawn, user])
  const add = may('add') ? (id: string, kin: Kin) => setAdding({ id, kin }) : undefined
  return (
    <Loaded query={pages} words={strings.fetching}>
      {({ pages: [first] }) =>
        first?.rootId && (
          <>
            <ChartView
              tree={drawn}
              homeId={first.rootId}
              title={tree.title}
              ownId={own}
              playing={
                voice && { ...voice, id: voice.personId, photoId: drawn.people.get(voice.personId)?.photoId ?? null }
              }
              onPlay={({ id, voices }) => voices > 0 && void playFirst(id)}
              onAdd={add}
              onCenter={(id) => drawn.most < drawn.n && setAround(id)}
              renderBeside={(of) => (
                <PersonPanel
                  treeId={tree.id}
                  of={of}
                  voice={voice}
                  onPlay={(item) => play(of.person.id, item)}
                  onAdd={(kin) => setAdding({ id: of.person.id, kin })}
                />
              )}
              tools={
                <Button look="secondary" icon={List} onClick={onList}>
                  {strings.asList}
                </Button>
              }
            />
            <Dialog
              isOpen={adding !== undefined}
              onClose={() => setAdding(undefined)}
              title={adding ? strings.addKin[adding.kin] : ''}
            >
              {adding && <Adding treeId={tree.id} {...adding} onDone={() => setAdding(undefined)} />}
            </Dialog>
          </>
        )
      }
    </Loaded>
  )
}

type AddingProps = { treeId: string; id: string; kin: Kin; onDone: () => void }

function Adding({ treeId, id, kin, onDone }: AddingProps) {
  const detail = useQuery(personQuery(treeId, id))
  const removal = useRemovePerson()
  const undo = (of: Pick<PersonDetail, 'id' | 'treeId'>) =>
    removal.mutate(of, {
      onSuccess: () => void showToast({ title: strings.undone }),
      onError: (error) => void showToast({ title: explain(error).message, tone: 'destructive' }),
    })
  return (
    <Loaded query={detail} words={strings.fetching}>
      {(known) => (
        <RelationForm
          detail={known}
          kin={kin}
          onDone={onDone}
          onAdded={(name, added) =>
            showToast({
              title: strings.added(name),
              shownForMs: UNDO_MS,
              ...(added !== undefined && {
                act: {
                  words: strings.undo,
                  otherwise: strings.undoOtherwise,
                  onPress: () => undo({ id: added, treeId }),
                },
              }),
            })
          }
        />
      )}
    </Loaded>
  )
}
