import type { Router } from '@koa/router'
import type { Context } from 'koa'
import { longBody } from '../../../kernel/http/bodies.ts'
import { commandsOf, named, type Answer } from '../../../kernel/http/command.ts'
import { onRevision } from '../../../kernel/http/http.ts'
import { limited } from '../../../kernel/http/limits.ts'
import { actorOf } from '../../../kernel/http/request.ts'
import { familyOf, inFamily } from '../../../kernel/identity/family.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { TimedLine } from '../../../kernel/words/lineTimes.ts'
import { stampOf, type Line } from '../../../kernel/words/transcript.ts'
import { transcriptIn } from '../../../kernel/words/webvtt.ts'
import {
  AddItem,
  DateItem,
  DescribeItem,
  JoinItem,
  MarkItem,
  Nothing,
  PlaceItem,
  RejectReading,
  SetAnalysis,
  SetVisibility,
  TagPeople,
  TurnPicture,
  WriteWords,
} from '../contract.ts'
import { addItem } from '../decide/add.ts'
import { binItem, restoreItem } from '../decide/bin.ts'
import {
  dateItem,
  describeItem,
  joinItem,
  markItem,
  placeItem,
  setVisibility,
  tagPeople,
  turnPicture,
} from '../decide/change.ts'
import { rejectReading, setAnalysis, writeWords } from '../decide/words.ts'
import { isKnownPlace, peopleIn, roomIn } from '../facts.ts'
import { item, type Item } from '../item.ts'
import { durationOf, takenOf } from '../queries/files.ts'
import { seenItem } from '../seen.ts'

const HOUR_S = 3_600
/** @number how long a written memory may be on its way, in KB */
const WORDS_KB = 256
/** @number how long the words of a recording may be on their way, in KB */
const TRANSCRIPT_KB = 1_024

/** A line with its time as people write it. */
const timed = ({ atMs, endMs }: Line): TimedLine => ({ atMs, endMs, at: atMs === undefined ? '' : stampOf(atMs) })

/** What is done with one item. */
export const commandRoutes = (kernel: Kernel, router: Router): Router => {
  const byAccount = (ctx: Context) => actorOf(ctx).id
  // A box of photos is many items.
  const adds = limited(kernel, 'items-add', 6_000, HOUR_S, byAccount)
  const changes = limited(kernel, 'items-change', 3_000, HOUR_S, byAccount)
  const answer: Answer<Item, { readonly id: string }> = (_, revision, { id }) => ({ id, revision })

  const newCommand = commandsOf(kernel, 'items', {
    aggregate: item,
    target: (ctx, body: AddItem, category) => ({ ...named(ctx, body, category), familyId: familyOf(ctx).familyId }),
    answer,
  })
  const add = newCommand(
    AddItem,
    async (body, { familyId, by }) => addItem(body, await roomIn(kernel, familyId, by, body)),
    { status: 201 },
  )
  const command = commandsOf(kernel, 'items', { aggregate: item, target: seenItem(kernel), answer })
  const dated = command(DateItem, async (body, { id, role }) =>
    dateItem(body, { role, taken: await takenOf(kernel, id) }),
  )
  const tagged = command(TagPeople, async (body, { role, state }) =>
    tagPeople(body, { role, people: await peopleIn(kernel, state.familyId) }),
  )
  const placed = command(PlaceItem, async (body, { role, state }) =>
    placeItem(body, { role, isThere: await isKnownPlace(kernel, state.familyId, body.placeId) }),
  )

  const written = command(WriteWords, async ({ text: given }, { id, role }) => {
    const { text, lines } = transcriptIn(given)
    return writeWords({ text, lines: lines.map(timed), durationMs: await durationOf(kernel, id) }, { role })
  })

  return router
    .post('/', inFamily(kernel, 'add'), adds, longBody(WORDS_KB), add)
    .patch('/:id', onRevision, changes, longBody(WORDS_KB), command(DescribeItem, describeItem))
    .post('/:id/date', onRevision, changes, dated)
    .post('/:id/people', onRevision, changes, tagged)
    .post('/:id/place', onRevision, changes, placed)
    .post('/:id/turn', onRevision, changes, command(TurnPicture, turnPicture))
    .put('/:id/words', onRevision, changes, longBody(TRANSCRIPT_KB), written)
    .post('/:id/analysis', changes, command(SetAnalysis, setAnalysis))
    .post('/:id/rejected', changes, command(RejectReading, rejectReading))
    .post('/:id/visibility', onRevision, changes, command(SetVisibility, setVisibility))
    .post('/:id/join', changes, command(JoinItem, joinItem))
    .post('/:id/favorite', changes, command(MarkItem, markItem))
    .post(
      '/:id/bin',
      changes,
      command(Nothing, (_, as) => binItem(as)),
    )
    .post(
      '/:id/restore',
      changes,
      command(Nothing, (_, as) => restoreItem(as)),
    )
}
