import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { keepStrings } from '../keepStrings.ts'
import { strings } from '../strings.ts'

type Way = { readonly href: string; readonly words: string }
/** Where what was refused can be mended, by its code. */
const ways: Readonly<Record<string, Way>> = {
  'account-ending': { href: paths.deleteAccount(), words: strings.keepAccount },
  'name-needed': { href: paths.account(), words: strings.chooseName },
  'no-life-plan': { href: paths.legacy(), words: keepStrings.planLink },
  'contacts-missing': { href: paths.legacyContacts(), words: keepStrings.contactsLink },
}

export const WayOn = ({ code }: { code: string | undefined }) => {
  const way = code === undefined ? undefined : ways[code]
  if (!way) return null
  return (
    <ButtonLink look="secondary" href={way.href} css={{ marginTop: 12 }}>
      {way.words}
    </ButtonLink>
  )
}
