import { useSyncExternalStore } from 'react'
import { addressOf, type Post } from './posts.ts'

const never = () => () => undefined

/** Plain links: nothing of anybody else's runs on the page. */
export function Share({ post }: { post: Post }) {
  // Our own address is known in the browser only; without script the mail still carries the title.
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )
  const address = `${origin}${addressOf(post)}`
  const mail = `mailto:?subject=${encodeURIComponent(post.title)}&body=${encodeURIComponent(address)}`
  const text = `sms:?&body=${encodeURIComponent(`${post.title} ${address}`)}`
  const look = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const
  return (
    <section>
      <h2>Send it to someone</h2>
      <ul css={{ display: 'flex', flexWrap: 'wrap', gap: '0 24px', marginTop: 8, padding: 0, listStyle: 'none' }}>
        <li>
          <a href={mail} css={look}>
            By email
          </a>
        </li>
        <li>
          <a href={text} css={look}>
            By text message
          </a>
        </li>
      </ul>
    </section>
  )
}
