import type { Kernel } from '../../backend/kernel/kernel.ts'
import { recordableOf } from '../../backend/kernel/process/recordable.ts'
import type { Variant } from '../../backend/modules/media/events.ts'
import { fileKindOf } from '../../backend/modules/media/fileKind.ts'
import type { Media } from '../../backend/modules/media/media.ts'
import { deriving, type Derived } from './derive.ts'
import { rendering, type Rendered } from './rendering/render.ts'

type Made = { readonly is: 'played'; readonly as: Derived } | { readonly is: 'rendered'; readonly as: Rendered }

/** Makes of a stored file what is heard or seen of it, by what it is made for and what it is. */
export const making = (kernel: Kernel) => {
  const derive = deriving(kernel)
  const render = rendering(kernel)

  /**
   * @param wanted what to put: the rest is there already
   * @throws Damaged, Unplayable, Stopped
   */
  return async (id: string, state: Media, folder: string, wanted?: readonly Variant[]): Promise<Made> => {
    const isFile = recordableOf(kernel, state.purpose).takes === 'anything'
    const kind = isFile ? fileKindOf(state.mime) : 'voice'
    if (kind === 'voice' || kind === 'video') return { is: 'played', as: await derive(id, state, folder, wanted) }
    const isPaper = state.mime === 'application/pdf'
    if (kind === 'document' && !isPaper) return { is: 'rendered', as: { variants: [], hashes: {} } }
    return { is: 'rendered', as: await render(isPaper ? 'paper' : 'picture', id, state, folder, wanted) }
  }
}
