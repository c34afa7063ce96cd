import type { AccountRefusal } from '../../backend/modules/accounts/contract.ts'
import type { BackupRefusal } from '../../backend/modules/backups/contract.ts'
import type { DeliveryRefusal } from '../../backend/modules/deliveries/contract.ts'
import type { LifeRefusal } from '../../backend/modules/life/contract.ts'
import { beyond } from '../../backend/modules/media/contract/bounds.ts'
import type { MediaRefusal } from '../../backend/modules/media/contract.ts'
import type { MessageRefusal } from '../../backend/modules/messages/contract.ts'
import type { RecipientRefusal } from '../../backend/modules/recipients/contract.ts'
import type { ReviewRefusal } from '../../backend/modules/reviews/contract.ts'
import type { SubscriberRefusal } from '../../backend/modules/subscribers/contract.ts'
import type { SupportRefusal } from '../../backend/modules/support/contract.ts'
import type { CommonRefusal } from '../../backend/kernel/contract.ts'

export type Refusal =
  | AccountRefusal
  | BackupRefusal
  | CommonRefusal
  | DeliveryRefusal
  | LifeRefusal
  | MediaRefusal
  | MessageRefusal
  | RecipientRefusal
  | ReviewRefusal
  | SubscriberRefusal
  | SupportRefusal

/** Server codes in words; {…} come from the refusal's details, dates and times in words. */
export const sentences: Readonly<Record<Refusal, string>> = {
  'sign-in': 'Please sign in.',
  'not-found': '{message}',
  csrf: 'Your page is out of date. Reload and try again.',
  forbidden: "You don't have permission to access this area.",
  'password-wrong': 'That is not your password.',
  'proof-needed': 'Please show once more that it is you: with your password, or with your passkey.',
  'revision-needed': 'Your page is out of date. Reload and try again.',
  'factor-needed': 'This area needs a second factor. Add a passkey or a code app to your account first.',
  'step-up-needed': 'Please show once more that it is you: use your passkey or your code app.',
  'registration-closed': 'New sign-ups are closed right now.',
  'demo-address': 'The demo writes to nobody. Use an address that ends in @demo.invalid.',
  maintenance: 'We are looking after the house. Messages still go out.',
  'bad-json': 'We could not read that.',
  invalid: '{message}',
  'unknown-field': 'We do not know the field "{field}".',
  'too-large': 'That is too much text.',
  'key-reused': 'This request was already used for something else.',
  'id-taken': 'This id belongs to something else. Please use a new one.',
  stale: 'This changed in another window. Here is the new version.',
  'rate-limited': 'Please wait {seconds}.',
  'store-unavailable': 'We cannot save right now; nothing was lost and nothing will be sent.',

  'email-taken': 'An account with this email already exists. Sign in instead.',
  'credentials-wrong': 'The email or password is not right.',
  'account-unknown': 'There is no such account.',
  'account-suspended': 'This account is closed for now. Please call or write to us.',
  'account-locked':
    'This account is locked until {until}, because somebody said: it was not me. To open it sooner, choose a new password.',
  'code-used': 'That code is not right, or was used already. Wait for the next one.',
  'email-same': 'This is your address already.',
  'factor-exists': 'A code app is set up already. Remove it first.',
  'last-factor-for-staff': 'Your role needs a second factor. Add another one first.',
  'link-used': 'This link was used already, or there is a newer one. Ask for a fresh one.',
  'not-a-passkey': 'We do not know this passkey. Sign in with your password.',
  'password-same': 'This is your password already. Choose a new one.',
  'second-factor-needed': 'Enter the code of your code app.',
  'setup-over': 'The first admin was set up. Another admin can give you the role.',
  'setup-code-wrong': 'This code is not right or is too old. The server shows a new one when it starts.',
  'armed-messages-unconfirmed': 'Tick every message that is cancelled with the account. Still to tick: {n}.',
  'staff-stays': 'Give up your role first; another admin can remove it.',
  'backup-is-own': 'This is your main address. Choose another one as the second.',
  'last-admin': 'This is the only admin. Make somebody else an admin first.',
  'link-invalid': 'This link is not complete. Copy it again from the mail.',
  'link-expired': 'This link is too old.',
  'tables-late': '{message}',

  'address-invalid': 'This is not an e-mail address.',
  duplicate: 'You already have {name} with this address.',
  'passcode-weak': 'At least 6 characters, not their name or birthday.',
  'answer-weak': 'The answer needs at least 4 letters, and may not be their name.',
  'backup-same': 'Choose another address than the first, or leave it empty.',
  'guardian-unconfirmed': "A child's message goes to a grown-up. Tick that this is the guardian's address.",
  'recipient-in-use': '{name} is in messages that have not gone out ({n}). Take them out there first.',
  'consent-closed': '{message}',
  'address-wrong': 'Somebody else reads this address. Give another one first.',
  'zone-unknown': 'Choose a time zone from the list.',

  'address-unverified':
    'Confirm your e-mail first: without it we could not warn you, and we write to nobody in your name.',
  'too-many-drafts': 'Finish or delete a draft first.',
  'message-closed': 'This message is finished.',
  'message-claimed': 'Delivery has begun. You can take it back until {until}.',
  'content-too-long': '{what} may have {max} characters; yours has {n}.',
  'empty-message': 'Record or write something first.',
  'no-recipient': 'Choose at least one person.',
  'too-many-recipients': 'Up to 20 people.',
  'recipient-declined': '{name} asked not to receive messages from you.',
  'recipient-unknown': 'Choose people from your list.',
  'no-verification': 'Choose how {name} proves it is them.',
  'self-only': 'You would be asked and told at the same address; add someone or choose "always".',
  'due-past': 'That time is over.',
  'due-too-soon': 'Choose a time at least one hour from now.',
  'due-too-far': 'Up to 50 years.',
  'due-invalid': 'Write the date as shown.',
  'lead-too-short': 'We promise two checks, two days and one day before. The earliest date is {earliest}.',
  'rule-invalid': 'Choose yearly or monthly.',
  'plan-invalid': 'Choose {min} to {max}.',
  'account-ending': 'Your account is set to be deleted, so nothing new can be planned. Keep your account first.',
  'reauth-needed': 'Enter your password once more, or use your passkey.',
  'pause-too-long': 'Up to one year; you can renew it.',
  'not-held': 'This message is not on hold.',
  'not-scheduled': 'This message has no date that could be paused.',
  'restore-too-late': 'It was erased on {date}.',

  'too-many-lines': 'The words of a recording may have {max} lines; yours have {n}.',
  'times-disordered': 'The line at {at} stands below a later one. Please put the times in order.',
  'time-too-late': 'The line at {at} begins when the recording is over already.',
  'end-too-early': 'The line at {at} ends before it begins. Please mend its end, or leave it out.',
  'not-attached': 'This recording is not part of the message, so its words cannot be kept.',
  'media-not-ready': 'Your recording is still being prepared ({progress} %).',
  'media-unplayable': 'We cannot play this file. Please record again.',
  'content-damaged': 'The stored copy is damaged; please upload again.',
  'file-too-large': 'Files may have up to {mb} MB.',
  'file-type': 'We accept audio, video, images and PDF.',
  ...beyond,
  'empty-file': 'There is no sound in this recording. Please record again.',
  'cut-too-short': 'At least one second of the recording has to be left.',
  'upload-done': 'This recording is complete already.',

  'contact-is-author': 'This is your own address. Choose somebody else, whom we can write to when it fails.',
  'contact-declined': '{name} would rather not be a trusted contact of yours.',
  'too-many-contacts': 'You may have {most} trusted contacts. Remove one first.',
  'answer-closed': '{message}',
  'contact-pause-used-up': '{message}',
  'not-a-contact': '{message}',

  declined: 'This message was declined.',
  'already-opened': 'It was opened already, and stays with its reader.',
  'link-replaced': '{message}',
  'taken-back': '{message}',
  'wrong-person': '{message}',
  'no-code': '{message}',
  'no-contacts': '{message}',
  'asked-lately': '{message}',
  'not-confirmed': '{message}',
  'confirmation-over': '{message}',
  'contact-invalid': '{message}',
  'proposal-over': '{message}',
  'proposal-open': '{message}',
  'proposal-yours': '{message}',
  'proposed-lately': '{message}',
  'address-of-proposer': '{message}',
  'address-of-contact': '{message}',
  'address-of-author': '{message}',
  'address-refused': '{message}',
  'address-declined': '{message}',
  'reply-empty': '{message}',
  'reply-too-long': '{message}',
  'too-many-replies': '{message}',
  'not-open': 'Open the message first.',
  'not-unlocked': 'Prove first that it is you.',
  'no-proof': '{message}',
  'code-wrong': 'That is not it. Tries left: {left}.',
  locked: 'Try again in {seconds}.',

  'account-too-new': 'You can write a review from {until} on, after a week with us.',
  'nothing-kept': 'Keep one message first: then you know what you write about.',

  'need-email': 'Nobody is at the desk right now. Leave your email, and we will answer there.',
  machine: 'This looks as if a machine had filled it in. Please call us or write a mail.',
  'conversation-closed': 'This conversation was closed more than 30 days ago. Please begin a new one.',
  'conversation-full': 'This conversation is very long. Please begin a new one.',

  'attachment-empty': 'This file is empty.',
  'attachment-too-large': 'Files may have up to {mb} MB.',
  'attachment-office':
    'Word, Excel and zip files may carry programs, so we do not take them. Save it as a PDF and add that.',
  'attachment-type': 'We take pictures (JPEG, PNG, WebP, HEIC), PDF, plain text and sound.',
  'attachments-full': 'This conversation holds as many files as it can. Please begin a new one.',

  'backup-running': 'A backup is being made already.',

  'not-due': 'Waits until {until}',
  'notice-missing': 'A notice is not accepted yet',
  'clock-skew': 'Clocks disagree by {seconds}',
  'hold-running': 'Undo time runs',
  'stale-round': 'The date was changed',
  'recall-too-late': 'It was delivered on {date}; {opened} of {of} opened it.',
  'not-claimed': 'Delivery has not begun. You can still cancel it.',
  'not-done': 'Mails still open',
  'waiver-not-allowed': 'Neither ground holds',
  'not-answerable': 'The answer page was down',
  'house-closed': 'The house came back from a backup, and was not opened yet',
}
