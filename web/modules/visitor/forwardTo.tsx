import { Redirect } from 'wouter'
import { late } from '../../app/routes/late.ts'

/** For somebody signed in, where what the tour shows is a page of its own already. Back leads past the tour. */
export const forwardTo = (href: string) => late(async () => ({ Page: () => <Redirect to={href} replace /> }))
