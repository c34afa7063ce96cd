import { proxyActivities } from '@temporalio/workflow'
import { MAIL_RETRY } from '../kernel/mailRetry.ts'
import type { Report, Telling } from './tell.ts'

const { tellOfStranger } = proxyActivities<Telling>(MAIL_RETRY)

/** Tells an author that somebody else reads the address they gave. */
export const tellWrongPerson = (report: Report): Promise<void> => tellOfStranger(report)
