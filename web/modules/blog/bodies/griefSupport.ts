/** Article 8. */
export const griefSupport = `
For eleven months Thomas did not press play. The message was on his phone, three minutes and forty seconds long, from his mother. He knew what day she had recorded it, because he had been in the next room, complaining about the printer. He moved it from one phone to the next as you would carry a full glass.

Then one Sunday in October he was cleaning leaves out of the gutter, came in with cold hands, and pressed it. There was no reason. “Tom,” she said, “it’s nothing important.” He sat down on the kitchen floor and laughed.

If you have a recording of somebody who has died, you have probably wondered when you should listen to it, and what it says about you if you cannot. This page has no schedule to offer. It has a few things that have helped other people.

## It is all right to wait

A recording is patient. It will say the same words next week, next year, and in ten years. You do not owe it a date, and not listening is not a way of forgetting. Many people keep a message for years before they hear it, because as long as it is unheard there is still something to come from the person they miss. That is a good reason. You may keep it as long as you like.

It is just as all right to listen on the first evening, and again every evening for a month. Grief has no correct speed. For a long time the advice was to “let go”. In 1996 three researchers, Dennis Klass, Phyllis Silverman, and Steven Nickman, collected a great deal of work that pointed the other way, in a book called *Continuing Bonds*. People who are doing well often keep a relationship with the person who died. They talk to them, ask what they would say, wear the sweater. A voice is one more way to do that.

So whichever you are, the one who cannot or the one who cannot stop, you are in company.

## Before you press play

When you do want to, a little preparation makes it kinder.

- **Choose the time.** Not just before work, not at one in the morning. An hour with nothing after it is best. A Saturday, after breakfast.
- **Choose the chair.** Somewhere you already feel held. Some people choose the car, because it is private and because one can drive home from it.
- **Choose who is there.** A sister, a friend, the dog, nobody. If somebody comes, tell them what you want from them: to hold your hand, or to make tea in the next room and say nothing.
- **Decide how much.** You can listen to ten seconds and stop. Ten seconds is a whole visit.
- **Have something ready for afterward.** Shoes for a walk, soup, a person who knows that you will call.

Tell yourself beforehand that you may cry and that you may feel nothing at all. Both happen. Feeling nothing the first time is very common, and it is not a verdict on how much you loved them.

## Why a voice goes in so deep

A photograph lets you look away. A voice is inside your head before you have decided anything. You know who it is from a single breath.

There is some evidence that the sound itself matters, and not only the words. In a study from 2010, girls who had just been through a stressful task spoke with their mothers, either on the phone or in person. Their stress hormones fell in both cases, and a hormone that goes with closeness rose, though on the phone there was only the voice (Leslie Seltzer and colleagues, *Proceedings of the Royal Society B*). When the same group later compared a phone call with text messages, the text messages did not do it. Those mothers were alive, and no study tells you what your evening will be like. But if you have ever kept an answering machine for the sake of eight seconds, you will not be surprised.

It also explains why it can hurt so much. The body hears that she is here, and then the room says that she is not. That gap is the hard part. It usually grows smaller with each listening, and then the voice begins to be a comfort more often than a shock.

![[image]]

## The second time, and the tenth

Many people find a place for it. A birthday. The first snow. The drive to the cemetery, or the drive back. A daughter we spoke of in another article plays four minutes about horses while she peels potatoes. Once a recording has a place in the year, it no longer has to be decided about every day.

You may also notice that you hear more in it. The first time you hear only that it is her. The third time there is a clock in the background, and you know that clock. The tenth time you hear that she was smiling before “it’s nothing important”.

Write down what is said, when you are ready. It gives you the words without the sound, for the days when the sound is too much, and it lets people who hear badly share it.

## Keep it safe first

If the only copy is on an old phone, make a second one before you do anything else. Voicemail is often kept by the phone company and can be deleted when a contract ends, so save those first. Ask somebody who is good at such things to help. It is the kind of job that friends are glad to be given. You can keep recordings [free of charge here](/free-voice-messages), and [share them](/sharing) with a brother who lives far away.

There is no need to listen while you copy.

## Children, and people who are not ready

Let children choose, and ask them again later. A seven-year-old who says no may say yes at nine. Sit beside them, keep the first time short, and answer what they ask. “Is Grandma in there?” is a real question. “Her voice is. She isn’t, and she would have loved to be,” is an honest answer.

In a family, people are ready at different times. Say what you have, say where it is, and do not play it to anyone as a surprise. Nobody should meet that voice from across a room at a party.

## When it does not get easier

Missing somebody for the rest of your life is not an illness. But if, a year or more after the death, nearly every day is still taken over by longing, if you cannot work, eat, sleep, or be with people, it is worth telling a doctor. There is a name for it, prolonged grief disorder, and it has been in the handbook of American psychiatry since 2022. There are treatments made for it, and they help.

If you ever think of ending your life, please do not wait for any of this. In the United States you can call or text 988 at any hour, free. Elsewhere, your local emergency number will put you through.

## And if you have no recording

Then you have what people had for a hundred thousand years, and it was not nothing. You have the way she said your name. Say it aloud the way she did. Ask your aunt to do her voice; aunts are shameless and usually very good. Write down her sentences, with the pauses. And record somebody who is still here. Our page about [starting while there is time](/before-its-too-late) shows how.

Thomas has listened to his mother’s message nine times now. It is about a casserole dish that she had lent to a neighbor and wanted back. He went and got it. On the bottom, on a strip of tape, in her handwriting, was his name.
`
