import { STORY, STORY_MINUTES } from '../../backend/modules/stories/contract/bounds.ts'
import { post, whyNot } from '../receive/post.ts'
import { askBeforeUnload } from '../recorder/beforeUnload.ts'
import { createRecorder } from '../recorder/recorder.ts'
import { dropOldWords, keepWords, keptWords } from './kept.ts'
import { recorderPanel } from './panel.ts'
import { strings } from './strings.ts'
import { messageIn, ticketFrom } from './ticket.ts'

/** Where the page lies from now on: whoever told it has a link of their own. */
const pageIn = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'page' in answer ? String(answer.page) : location.href

/** Puts the recorder into the form of an answer, and sends words and recording from where they stand. */
export const offerStory = (form: HTMLFormElement): void => {
  const box = form.querySelector<HTMLElement>('#recorder')
  const words = form.querySelector('textarea')
  const share = form.querySelector<HTMLInputElement>('[name=mayShare]')
  const go = form.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!box || !words || !share || !go) return
  const { subject = '', ticketUrl = '', tellUrl = '', nonce = '', expiresAt = '' } = box.dataset
  const recorder = createRecorder({
    subject,
    purpose: STORY,
    mostMinutes: STORY_MINUTES,
    ticket: () => ticketFrom(ticketUrl, nonce),
    refusalIn: (body) => messageIn(body) || strings.notTaken,
  })
  const explain = recorderPanel(box, recorder)
  dropOldWords(new Date().toISOString())
  const kept = keptWords(subject)
  if (kept && words.value === '') {
    words.value = kept.words
    share.checked = kept.mayShare
  }
  let isAwaited = false
  /** What was written, and that it was to be sent: a press outlives the tab. */
  const keep = () => {
    const pressed = isAwaited && { isPressed: true }
    const written = { words: words.value, mayShare: share.checked, until: expiresAt, ...pressed }
    keepWords(subject, words.value === '' && !isAwaited ? undefined : written)
  }
  form.addEventListener('input', keep)

  // Not `disabled`, which would take the focus away from whoever has just pressed it.
  const isBusy = (busy: boolean) => {
    go.ariaDisabled = busy ? 'true' : null
  }
  const tell = async () => {
    await recorder.stop()
    const { mediaId, sending } = recorder.view()
    if (sending === 'refused') return undefined
    if (mediaId !== undefined && sending !== 'sent') {
      isAwaited = true
      keep()
      isBusy(true)
      return explain(strings.wait)
    }
    if (mediaId === undefined && words.value.trim() === '') return explain(strings.empty)
    explain(strings.sending)
    isBusy(true)
    try {
      const answer = await post(tellUrl, {
        nonce,
        words: words.value,
        mayShare: share.checked,
        ...(mediaId !== undefined && { mediaId }),
      })
      await recorder.settle()
      keepWords(subject, undefined)
      askBeforeUnload(false)
      form.reset() // a browser puts what stands in a field back after a reload
      location.replace(pageIn(answer))
    } catch (error) {
      isBusy(false)
      explain(whyNot(error, strings.unsent))
    }
    return undefined
  }
  // Until it is told, the family has nothing of it.
  recorder.subscribe(() => {
    const { mediaId, sending } = recorder.view()
    askBeforeUnload(mediaId !== undefined && sending !== 'refused')
  })
  recorder.subscribe(() => {
    if (!isAwaited) return undefined
    const { mediaId, sending } = recorder.view()
    const isOver = mediaId === undefined || sending === 'refused'
    if (!isOver && sending !== 'sent') return explain(strings.wait)
    isAwaited = false
    if (isOver) keep()
    isBusy(false)
    return isOver ? undefined : void tell()
  })
  void recorder.look().then(() => {
    if (kept?.isPressed !== true) return undefined
    explain(strings.goesOn)
    return tell()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!go.ariaDisabled) void tell()
  })
}
