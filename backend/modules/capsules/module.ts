import { html } from '../../kernel/page/html.ts'
import type { ExportedFile, Module } from '../../kernel/process/module.ts'
import { capsule } from './capsule.ts'
import { categories } from './events.ts'
import { capsuleOf, capsulesOf, fillingUsed } from './queries.ts'
import { recordable } from './recordable.ts'
import { routes } from './routes.ts'
import { hub } from './hub.ts'

/** What the families of an account keep, with as much of their contents as the account may see now. */
const exported: ExportedFile = {
  name: 'capsules',
  title: 'capsules',
  place: 52,
  of: async (kernel, { id }) => {
    const families = await kernel.membership.of(id)
    const rows = await Promise.all(
      families.map(async (as) => {
        const reader = { id, ...as }
        const all = await capsulesOf(kernel, reader)
        return Promise.all(
          all.map(async (row) => capsuleOf(kernel, reader, (await kernel.load(capsule, row.id)).state)),
        )
      }),
    )
    const capsules = rows.flat().filter((one) => one !== undefined)
    const page = html`<section>
      <h2>Time capsules</h2>
      <ul>
        ${capsules.map(
          ({ title, addedBy, day, contents }) =>
            html`<li>
              <h3>${title}</h3>
              <p>${`Opens on ${day}, added by ${addedBy}`}</p>
              <ul>
                ${contents.map(({ by, words }) => html`<li>${words === '' ? by : `${by}: ${words}`}</li>`)}
              </ul>
            </li>`,
        )}
      </ul>
    </section>`
    return { data: capsules, page: capsules.length > 0 ? page : undefined }
  },
}

export const capsules: Module = {
  categories,
  hub,
  routers: [routes],
  export: exported,
  recordable,
  uses: [fillingUsed],
  happened: {
    capsule_added: '{by} began a time capsule.',
    capsule_sealed: '{by} sealed a time capsule.',
    capsule_opened: 'A time capsule opened.',
    capsule_removed: '{by} removed a time capsule.',
    capsule_restored: '{by} brought a time capsule back.',
  },
}
