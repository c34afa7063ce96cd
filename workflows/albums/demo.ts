import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import { album } from '../../backend/modules/albums/album.ts'
import { addToAlbum, createAlbum, setCover } from '../../backend/modules/albums/decide.ts'
import { demoItemId, fillingDemo } from '../kernel/demo.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

/** @number memories in the album of a demo, in its order */
const INSIDE = ['bakery', 'tape', 'steps', 'snow', 'letter', 'tree'] as const
const COVER = 'steps'

/** Puts an album into a demo, by the commands that its visitor would give. */
export const demoAlbumReactor = (kernel: Kernel): Reactor =>
  fillingDemo(async (familyId) => {
    const ask = trySystemCommand(kernel, { kind: 'account', id: familyId })
    const albumId = derivedId(`demo:${familyId}:album`)
    const itemIds = INSIDE.map((what) => demoItemId(familyId, what))
    const as = { role: 'owner', known: new Set(itemIds) } as const
    await ask(album, albumId, createAlbum({ albumId, title: 'The bakery years' }, { familyId }), 'demoAlbum')
    await ask(album, albumId, addToAlbum({ itemIds }, as), 'demoInAlbum')
    await ask(album, albumId, setCover({ itemId: demoItemId(familyId, COVER) }, as), 'demoCover')
  })
