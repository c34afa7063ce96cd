import type { Sentences } from '../../../kernel/words/refusals.ts'

export const refusals = {
  'need-email': 400,
  machine: 400,
  'conversation-closed': 409,
  'conversation-full': 409,
  'attachment-empty': 400,
  'attachment-too-large': 413,
  'attachment-office': 415,
  'attachment-type': 415,
  'attachments-full': 409,
  'link-invalid': 404,
  'not-found': 404,
} as const
export type SupportRefusal = keyof typeof refusals

export const sentences: Sentences<SupportRefusal> = {
  'need-email': 'We’re away right now. Leave your email, and we will answer there.',
  machine: 'This looks as if a machine had filled it in. Please call us or write an email.',
  // @says how long a closed conversation can be opened again
  'conversation-closed': 'This conversation was closed more than 30 days ago. Please begin a new one.',
  'conversation-full': 'This conversation is very long. Please begin a new one.',
  'attachment-empty': 'This file is empty.',
  'attachment-too-large': 'Files may have up to {mb} MB.',
  'attachment-office':
    'Word, Excel and zip files may carry programs, so we do not take them. Save it as a PDF and add that.',
  'attachment-type': 'We take pictures (JPEG, PNG, WebP, HEIC), PDF, plain text and sound.',
  'attachments-full': 'This conversation holds as many files as it can. Please begin a new one.',
  'link-invalid': 'This link is not complete. Copy it again from the email.',
  'not-found': 'We could not find this conversation.',
}
