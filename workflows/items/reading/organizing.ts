import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { sql, type Fragment } from '../../../backend/kernel/db.ts'
import type { Kernel } from '../../../backend/kernel/kernel.ts'
import type { Made } from '../../choices/artefacts.ts'
import { bringing } from '../../media/blobs.ts'
import { isTelling, pictureHash, type PictureHash } from './pictureHash.ts'
import type { ReadStep } from './step.ts'

const HASH = 'hash'
const NEAR = 'near'
const recipe = 'dct-64-1'
/** @number bits in which the hashes of two pictures of the same may differ */
const NEAR_BITS = 10
/** @number pictures that one is said to be like */
const MOST_NEAR = 20

const Row = v.object({ id: v.string() })
const none = sql.typeAlias('void')

/** Finds which pictures show the same, as each is ready: the family's others were compared when they were. */
export const organizing = (kernel: Kernel): ReadStep => {
  const { db } = kernel
  const bits = (hash: Fragment) => sql.fragment`('x' || ${hash})::bit(64)`
  const differ = (theirs: 'whole' | 'inner', ours: string) =>
    sql.fragment`bit_count(${bits(sql.fragment`(data->>${theirs})`)} # ${bits(sql.fragment`${ours}::text`)})`
  /** One may be a copy of the other without its edges. */
  const nearTo = (familyId: string, itemId: string, { whole, inner }: PictureHash) =>
    db.any(sql.type(Row)`
      select id from kernel.artefacts
      where family_id = ${familyId} and kind = 'item' and id <> ${itemId} and step = ${HASH} and recipe = ${recipe}
        and least(${differ('whole', whole)}, ${differ('whole', inner)}, ${differ('inner', whole)}) <= ${NEAR_BITS}
      order by id limit ${MOST_NEAR}`)
  return {
    name: HASH,
    feature: 'organize',
    recipe,
    outside: '',
    isHere: () => true,
    isFor: sql.fragment`i.kind = 'photo' and i.variants @> array['thumb']`,
    hasRoom: () => Promise.resolve(true),
    perform: async ({ itemId, familyId, mediaId, file, folder, keep }) => {
      const thumb = await readFile(await bringing(kernel).brought(mediaId, file, 'thumb', folder))
      const hash = await pictureHash(thumb)
      // Whichever of two was compared last says of both that they are alike.
      await db.query(none`
        delete from kernel.artefacts
        where family_id = ${familyId} and feature = 'organize' and kind = 'item' and step = ${NEAR}
          and (id = ${itemId} or data->>'with' = ${itemId})`)
      // Of what looks alike all over, everything is near to everything.
      const near = isTelling(hash) ? await nearTo(familyId, itemId, hash) : []
      const made = { recipe, state: 'made', text: '' } as const
      const pairs = near.map(({ id }, n): Made => ({ ...made, step: NEAR, part: n + 1, data: { with: id } }))
      await keep({ ...made, step: HASH, part: 0, data: hash }, ...pairs)
    },
  }
}
