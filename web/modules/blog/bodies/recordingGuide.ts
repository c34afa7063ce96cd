/** Article 6. */
export const recordingGuide = `
My father had two voices. One was for the telephone, and for officials, and for anything with a microphone in it. It was a careful voice, a little higher than it should have been, and it belonged to a man who was reading out the number of a bus. The other one was his.

We have an hour of the first. We have nine minutes of the second, because my brother forgot to switch the recorder off when they went to look at the tomatoes.

This is a guide to getting the second voice on purpose. It has very little to do with equipment. You need a phone, a quiet room, and about twenty minutes, of which you will spend five recording.

## Find the right room

The room matters more than the microphone. Hard walls throw your voice back a moment late, and a voice with an echo sounds like somebody in a station, however kind the words are.

Clap once where you mean to sit. If the clap rings, move. A bedroom is nearly always better than a kitchen: a mattress, curtains, and a closet full of clothes swallow the echo. A parked car is surprisingly good. The bathroom is the worst place in the house.

Then listen for a full minute, doing nothing. You will hear what you usually do not.

- **The refrigerator.** If you must be in the kitchen, switch it off, and leave your car keys inside. You will not drive away without switching it on again.
- **The clock.** It can stay. In twenty years somebody will know that clock.
- **The window.** Close it, unless what is outside is part of the story. Rain is fine. A leaf blower is not.
- **The phone itself.** Put it into airplane mode when you start, so that nobody calls in the middle of a sentence. It will send what you recorded when you switch it back.

A dog who sighs is not a noise. It is company, and it can stay.

## Put the phone where it belongs

Lay the phone on something soft, a folded towel or a book, about a hand’s length from your chin and a little to one side. The microphone is at the bottom edge on most phones; let that edge point at you.

A hand’s length is about eight inches. Closer, and every *p* and *b* makes a small explosion. Farther, and we hear the room instead of you. To the side, and your breath goes past it.

Do not hold it in your hand. The hand gets tired, and tells the microphone so.

If you have a headset with a cable, use it, but watch that the little microphone does not rub against your collar. Wireless earphones are a good second choice: they are convenient, and many of them make a voice thinner than the phone does. Try both for ten seconds and choose with your ears.

## Make your voice comfortable

You do not need to warm up like a singer. You do need to stop being a person who has not spoken for three hours.

- **Drink some water**, not very cold. Coffee and milk both leave something in the throat that you will hear.
- **Read something aloud for a minute.** The back of the cereal box will do.
- **Sit up, or stand.** A voice comes from below the ribs, and a soft couch folds you exactly there.
- **Take off what clinks.** Bracelets, keys, the glasses on a chain.
- **Smile at the first word**, if it is that kind of message. It can be heard. A smile makes the space behind the lips shorter, and the voice brighter, and people recognize it without seeing a face; the linguist Amy Drahota and her colleagues played such recordings to listeners in 2008, and they could even tell one kind of smile from another.

And if your voice shakes, let it. Nobody who loves you will wish that it had been steadier.

## Three words on a slip of paper

Do not write a script. A script is read, and reading is the bus-number voice. Take a slip of paper and write three words on it. Not sentences. Words that open something.

*Gate. Green. Sorry.*

*The stove. Your hands. Yes.*

Look at the first one, tell that, stop. Look at the second one. When you have told the third, you are done. Most messages that people play again and again have no more in them than this.

If you are somebody who cannot do it without a text, write the text, read it aloud once to the cat, then turn the paper over and tell it. What you forget was not important. What you add is.

![[image]]

## Say the name first

Begin with the name of the person you are talking to, and wait for a second. “Amelia.” It does three things. It tells your voice which voice to use, since you have a different one for each person you love. It tells Amelia, on an evening many years from now, that nobody else is meant. And it is the word that she will play when she needs only one.

Then say where you are and what you can see. “It is Tuesday, I am at the small table, and there is a blackbird on your bicycle.” You are not filling time. You are letting her sit down beside you.

Then say the thing.

## How to say the thing

Say one thing. If you have four, make four recordings; they can arrive on four days. A message with one thing in it is easy to listen to and impossible to lose.

Talk to a face. If the person is far away, put a photograph against the sugar bowl and tell it to the photograph. You will find yourself nodding at it. That nodding is in the sound.

Tell a moment, not an opinion. “I am proud of you” is true, and slides off. “When you were eleven, you gave your good gloves to a boy at the bus stop, and told me that you had lost them. I saw it from the window” does not slide off.

Leave the pauses in. You will feel that you were silent for a minute. It was three seconds, and in those three seconds she will hear you think of her.

If you make a mistake, go on. Say “no, wait, it was the blue one”. Corrections are what a living person sounds like. If something really goes wrong, somebody drops a tray, stop talking, breathe, and say the last sentence again from its beginning. You can [cut off the ends](/free-voice-messages) later without touching the rest.

End simply. “That’s all. Good night.” Then let it run for five more seconds. Half the people we know have their best sentence in those five seconds.

## Listen once, but not now

Do not play it back at once. Almost everybody dislikes their own voice, and there is a plain reason for it. When you speak, you also hear yourself through the bones of your skull, which carry the low notes well. A recording has only what went through the air. It sounds thin and strange to you, and exactly like you to everybody else.

Have a cup of tea. Then listen once, for three things only.

1. **Can I understand every word?** If not, sit closer and do it again.
2. **Is there anything I would not want them to hear first, alone, on that day?** If so, cut it or say it differently.
3. **Did I say the name?**

That is the whole test. “Was it beautiful?” is not on the list. You are not the one who can know.

Do not record a fifth take. The first has the most of you in it, the second the fewest mistakes, and by the fourth you are on the bus again.

## If you are recording somebody else

Sit beside them, not across the table. Across a table is an examination.

Start the recording early, say so, and then talk about something else until they have forgotten it. Ask about a thing rather than a time: the stove, the coat, the smell of that car. When they stop, count to eight in your head before you say anything.

Do not say “mm-hm”. It is kind in the room, and it covers their words on the recording. Nod instead. And keep your own stories for later; on most family recordings, the person who wanted to listen is the one who talks the most.

Ten to fifteen minutes are enough for somebody who is tired or ill. If they are losing their memory, our article on [recording with somebody who forgets](/blog/dementia-support-recording-voices-and-memories-while-there-is-time) goes into that gently.

Ask before you keep it, and tell them who will hear it. A recording that somebody did not agree to is not a gift.

## When you have a cold, an accent, a missing tooth

Good. I know a woman who said that she would wait until her cough was gone. She has had that cough since 1994. Her grandchildren can tell from the hallway, by the cough, that she is home.

The same is true of an accent, a stammer, a voice that has become quiet. You do not have to sound as you did at forty. If speaking is hard, speak in short pieces and rest in between. If one language has the words for love in it and another has the grandchildren in it, use both.

And if an illness is likely to take your voice, do not wait for a good week. Ask your doctor or speech therapist about *voice banking*, which many of them can arrange: you record sentences now, and a device can later speak with something like your own voice. It works best early. Besides the sentences that they give you, record a laugh, a yawn, and “oh, you!”, which no machine will make for you.

## Keep it where it cannot be lost

A recording that exists once does not really exist. Send it away from the phone on the same day. Write down, or say at the end, who is speaking, to whom, and when. “This is Joseph Hale, for Amelia, the fourteenth of June.” In thirty years the file will have lost its date. Your sentence will not.

Then decide whether she should have it today or on a day of her own. Both are good. With {P} you can record as many voice messages as you like [for nothing](/free-voice-messages), and [choose the day on which one arrives](/schedule-message). You may also keep it and decide nothing. A voice is patient.

## The short version

Here it is for the refrigerator door.

- A bedroom, curtains closed, phone on a towel.
- A glass of water. Three words on a slip of paper.
- A photograph against the sugar bowl.
- The name. Then a breath.
- One thing.
- “That’s all. Good night.” Five more seconds.

My brother was ashamed, for a while, that he had forgotten to switch off the recorder. In those nine minutes almost nothing happens. My father says that the tomatoes need string. He whistles two bars of something. He says, “Your mother would have picked these yesterday,” and you can hear him bend down. Then he says my brother’s name, not to begin a message, but to hand him something: “Here. This one’s yours.”
`
