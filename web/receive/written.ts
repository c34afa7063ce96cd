import { v7 as newId } from 'uuid'
import { post, whyNot } from './post.ts'

const UNSENT = 'We could not send it. Your words are safe on this page. Try again.'
const ICON =
  '<svg class="lucide" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/></svg>'

const refusal = (sentence: string): HTMLParagraphElement => {
  const made = document.createElement('p')
  made.className = 'refusal'
  made.id = 'refusal'
  made.setAttribute('role', 'alert')
  made.innerHTML = `${ICON}<span></span>`
  made.lastElementChild?.append(sentence)
  return made
}

/** Sends written words from where they stand, so that a broken line takes nothing of them. */
export const sendInPlace = (form: HTMLFormElement): void => {
  const words = form.querySelector('textarea')
  const go = form.querySelector('button')
  if (!words || !go) return
  const name = go.textContent
  let tried: { readonly replyId: string; readonly body: string } | undefined

  // No `disabled`: that would take the focus away from whoever has just pressed it.
  const wait = (isSending: boolean) => {
    words.readOnly = isSending
    go.ariaDisabled = isSending ? 'true' : null
    go.textContent = isSending ? 'Sending…' : name
  }
  const explain = (error: unknown) => {
    wait(false)
    words.setAttribute('aria-describedby', 'refusal')
    words.after(refusal(whyNot(error, UNSENT)))
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (go.ariaDisabled) return
    form.querySelector('#refusal')?.remove()
    wait(true)
    // The same words go under the same id: what arrived unheard does not arrive twice.
    if (tried?.body !== words.value) tried = { replyId: newId(), body: words.value }
    post(form.action, tried).then(() => {
      form.reset() // a browser puts what stands in a field back after a reload
      location.reload()
    }, explain)
  })
}
