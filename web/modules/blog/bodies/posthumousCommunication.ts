/** Article 3. */
export const posthumousCommunication = `
Joseph is eighty-one. He has recorded a message for his wife, to be delivered after his death. Then he thinks about it for a week and records a second one. The first is about money, the garden and the insurance. The second is forty seconds long. He says good morning to her, as he has for fifty-six years, and tells her that the kettle is on.

“The first is useful,” he says. “The second is what I meant.”

Leaving something for after your death is one of the kindest things that a person can do, and one of the easiest to get wrong. This page is about doing it well: what to say, when it should arrive, and how anybody can be sure.

## Two kinds of message

**Messages about living on.** Where the will is. Who has the spare key. Which bank, which doctor, which neighbour. The code of the alarm. These are needed within days, by one or two people, and they should be plain enough to be read by somebody who has not slept.

**Messages about love.** These are not needed at all, which is why they matter. They should never be mixed with the first kind. Nobody should have to hear your voice say “I was so lucky with you” and “the policy number is” in one breath.

Make two. Send the first to the person who will sort things out. Send the second to the person who will sit on the bed.

## When should it arrive?

The wish to speak on the very day is strong, and we would advise against it. In the first week people are held up by tasks and by each other. They cannot listen. Some cannot bear to, and then they feel guilty about it.

Days that are often right:

- **Some weeks later**, when the visitors have gone and the house is quiet.
- **The first birthday**, theirs rather than yours.
- **An ordinary day in the first spring.** “I chose a Tuesday because nothing is ever on.”
- **A day of theirs in the future**: a wedding, a degree, the age that you are now.

Whatever you choose, the person who receives it must be able to wait. With us a delivered message does not play by itself. It is a quiet page with a name, a date and a button. It says that there is no hurry. It can be opened that night or in two years, and it can be refused.

## How can anybody be sure?

This is the question that decides whether such a service can be trusted. There are two mistakes to avoid: delivering while you are alive, and never delivering at all.

Before every delivery on a date, **we ask you first**. Two days before, we email you. One day before, we ask once more. If you answer, you may change or cancel. If you do not answer, we take it that you meant what you arranged, and the message is delivered.

Notice what this does. If you are alive and well, you have two chances to say so, and saying so takes one press. If you have died, nobody has to report anything, find a password or send us a certificate. The message keeps its promise by itself.

A message that depends on your death and not on a date needs more. Somebody must report it, and somebody else should agree. Choose **two people you trust**, and choose them for steadiness rather than closeness. A friend, a sister, a former colleague. Tell them. They need not know what you have recorded. They only need to know that one day they may be asked a simple and very serious question. And even then you should be asked first, whatever service you use, in case it is a mistake. It does happen that people are reported dead and are merely in Portugal.

You can read [how we check, step by step](/how-it-works), and [what a plan for afterwards consists of](/legacy-planning).

![[image]]

## What to say

People freeze at this, so here is a way in. Imagine that the person has just come through the door, has put the bag down and is looking at you. What comes first?

**Say hello.** Use the name that you use. “Hello, Bean.” Nothing will tell them sooner that it is you.

**Say when this is.** “It is October, I am in the garden, and I feel perfectly well.” People want to know that. They will wonder whether you knew, whether you were in pain, whether you were afraid. Tell them the truth in one sentence.

**Say one thing that you are grateful for.** One, with its proof.

**Take something off their shoulders.** This is the great gift of such a message, and only you can give it. “You were right to go home that night.” “I did not mind the hospital. I minded the soup.” “There was nothing that you could have done.” “I would like you to be happy again, and I am not being noble.”

**Say goodnight, in the way you say it.** No summing up is needed. You can end on the kettle.

## What not to say

- **No promises from beyond.** “I shall always be watching over you” comforts some people and chills others. You know which one you are talking to.
- **No orders.** A wish that arrives after death is hard to refuse. “Never sell the house” can bind a family for thirty years. If it matters, discuss it while they can answer.
- **No secrets that explode.** If a fact would change how somebody sees their life, they deserve to ask you questions about it. Tell them now, or let it be.
- **No last word in an argument.** You would win. That is what is wrong with it.

## Never a machine that speaks as you

There are services which will build a talking copy of a dead person out of old recordings. We do not, and we will not. What your family hears from us is what you really said, with the breath before it and the clock behind it. It does not answer back. It does not learn. It stays as true as the day on which you made it.

## After you have recorded it

Listen to it once on another day. Ask yourself a single question: if they heard this in the worst week of their life, would it help? If there is a sentence that would not, leave that sentence out and record it again.

Tell one person that something exists. You do not have to say what. “When I die, some messages will come. They are from me, they are real, and there is no hurry.” That sentence alone prevents the fright of an unexpected voice.

And then put it out of your mind. That may be the strangest part. You sit down to prepare for death, you say the thing, and you get up lighter. Then you go and find the person, who is not expecting it, and put the kettle on.

You can [record the first one today](/free-voice-messages). It is free, and it stays with you until you choose a day.
`
