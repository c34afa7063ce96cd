const READY = 'page-answers'

/**
 * Runs in the page's head as text, so that it stands alone: a button that is pressed, or a form that is sent, before
 * the page can answer is kept, the last one counts. A form sent by the browser alone would write its words into the address.
 */
export const KEEP_EARLY_PRESS =
  '(function(d,b){function k(e){var t=e.target;' +
  "t=e.type==='submit'?e.submitter||t.querySelector('[type=submit]'):t.closest('#root button');if(t){e.preventDefault();b=t}}" +
  "d.addEventListener('click',k,true);d.addEventListener('submit',k,true);" +
  `d.addEventListener('${READY}',function(){d.removeEventListener('click',k,true);d.removeEventListener('submit',k,true);` +
  'b&&b.isConnected&&b.click()},{once:true})})(document)'

/** From now on the page answers; what was pressed before is pressed again, where it still stands. */
export const answerEarlyPress = (): void => void document.dispatchEvent(new Event(READY))
