import { AiFeature } from '../../kernel/contract.ts'
import { html } from '../../kernel/page/html.ts'
import type { ExportedFile, Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { choicesOf, receiptsOf } from './queries.ts'
import { routes } from './routes.ts'

const words = { read: 'Read letters and cards', listen: 'Listen to voices', organize: 'Tidy up' } as const
const inWords = (said: boolean | null) => (said === null ? 'not answered' : said ? 'yes' : 'no')

/** What was answered in the families of an account, and what was erased after a no. */
const exported: ExportedFile = {
  name: 'choices',
  title: 'choices about machines',
  place: 51,
  of: async (kernel, { id }) => {
    const families = await Promise.all(
      (await kernel.membership.of(id)).map(async ({ familyId, role }) => {
        const reader = { id, familyId, role }
        const [{ family, own }, receipts] = await Promise.all([choicesOf(kernel, reader), receiptsOf(kernel, reader)])
        return { familyId, family, own, receipts }
      }),
    )
    const answered = families.filter(({ family, own, receipts }) =>
      [...Object.values(family), ...Object.values(own), ...receipts].some((each) => each !== null),
    )
    const page = html`<section>
      <h2>What machines may do</h2>
      ${answered.map(
        ({ family, own, receipts }) =>
          html`<ul>
              ${AiFeature.options.map(
                (each) =>
                  html`<li>${words[each]}: ${inWords(family[each])}; of what you added: ${inWords(own[each])}</li>`,
              )}
            </ul>
            <ul>
              ${receipts.map(
                ({ feature, erased, finishedAt }) =>
                  html`<li>${words[feature]}: ${erased} erased on ${finishedAt.slice(0, 10)}</li>`,
              )}
            </ul>`,
      )}
    </section>`
    return { data: answered, page: answered.length > 0 ? page : undefined }
  },
}

export const choices: Module = { categories, routers: [routes], export: exported }
