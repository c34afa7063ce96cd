import { Readable } from 'node:stream'
import * as v from 'valibot'
import type { ZipEntry } from '../../kernel/blob/zip.ts'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { fileLink } from '../../kernel/page/fileLink.ts'
import { html } from '../../kernel/page/html.ts'
import type { ExportedFile } from '../../kernel/process/module.ts'
import { treeAsFile } from './written.ts'

const Row = v.object({ id: v.string(), n: v.number() })

/** The trees of a family that hold anyone. */
const filledTrees = ({ db }: Pick<Kernel, 'db'>, familyId: string) =>
  db.any(sql.type(Row)`
    select t.id, (select count(*)::int from records.people p where p.tree_id = t.id) as n
    from trees.trees t
    where t.family_id = ${familyId} and t.removed_at is null
      and exists (select from records.records r where r.tree_id = t.id)
    order by t.added_at, t.id`)

/** The trees of an account's families, each as a file that any program for family trees reads. */
export const exported: ExportedFile = {
  name: 'family-trees',
  title: 'family trees as files',
  place: 45,
  of: async (kernel, { id }) => {
    const families = await kernel.membership.of(id)
    const found = (await Promise.all(families.map(({ familyId }) => filledTrees(kernel, familyId)))).flat()
    const trees = found.map(({ id: treeId, n }, at) => ({ treeId, people: n, file: `family-trees/tree-${at + 1}.ged` }))
    const files: ZipEntry[] = trees.map(({ treeId, file }) => ({
      name: file,
      key: file,
      open: async () => ({
        read: async () => Readable.from(treeAsFile(kernel, treeId, 'everything-70'), { objectMode: false }),
      }),
    }))
    const page = html`<section>
      <h2>Family trees as files</h2>
      <ul>
        ${trees.map(({ file, people }) => html`<li>${fileLink(file, file)}, ${people} people</li>`)}
      </ul>
    </section>`
    return { data: trees, page: trees.length > 0 ? page : undefined, files }
  },
}
