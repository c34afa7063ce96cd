import { sealedBlobs } from '../../kernel/blob/sealedBlobs.ts'
import { storedFiles } from '../../kernel/blob/zip.ts'
import { html } from '../../kernel/page/html.ts'
import type { ExportedFile } from '../../kernel/process/module.ts'
import { blobName } from './media.ts'
import { portraitsOf, thingOfPortrait } from './portrait.ts'

const NAME = 'photo.jpg'

/** The picture that an account shows of its owner; a recording goes along with the message that it belongs to. */
export const exported: ExportedFile = {
  name: 'photo',
  title: 'the photo of you',
  place: 18,
  of: async (kernel, { id: accountId }) => {
    const [newest] = await portraitsOf(kernel, accountId)
    const { open } = sealedBlobs(kernel)
    const thing = thingOfPortrait(accountId)
    const blob = newest && blobName(newest.id, 'picture')
    // One that was lost does not break off the whole.
    if (!blob || !(await open(blob, thing))) return { data: { photo: null }, page: undefined }
    const page = html`<section>
      <h2>Your photo</h2>
      <p><img src="${NAME}" alt="Your photo" width="160" height="160" /></p>
    </section>`
    const files = [storedFiles(kernel)({ name: NAME, blob, thing })]
    return { data: { photo: NAME }, page, files }
  },
}
