import { MobileMenu } from '../../../../app/header/MobileMenu.tsx'
import { paths } from '../../../../app/paths.ts'
import { strings } from '../../strings.ts'

const MORE = [
  { words: strings.blog, href: paths.blog() },
  { words: strings.demo, href: paths.demo() },
]

/** The menu of every page, and what stands in a row of the landing page's header where there is room. */
export const PhoneMenu = ({ onClose }: { onClose: () => void }) => <MobileMenu isOpen onClose={onClose} more={MORE} />
