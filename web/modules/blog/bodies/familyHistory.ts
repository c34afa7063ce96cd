/** Article 5. */
export const familyHistory = `
“What was your mother like?” I once asked my great-aunt, with a notebook on my knee. “She was very kind,” she said, and looked at the clock. That was the whole interview.

A year later I asked what was in her mother’s apron pocket. She talked for forty minutes. String, it turned out. A stub of pencil. A peppermint for whoever had been brave, and a letter from a man in Oregon that nobody was supposed to know about.

Large questions close a drawer. Small ones open it. Here are twenty small ones, in an order that works, for this weekend, at a kitchen table.

## Before you sit down

Ask one person, not the whole family at once. Bring two or three old photographs and put them face down. Lay a phone on the table, say “I’d like to keep this, is that all right?”, and start it before the first question, so that it is not in the way when the story comes.

Plan an hour and use half. You will not get through twenty questions. Nobody does. Three good ones are a good Saturday.

## First, the house

A place is easy to see and hard to get wrong. Begin there.

1. What could you see from your bed when you were small?
2. Who else slept in that room?
3. How did the kitchen smell on a Saturday?
4. What was kept in the drawer that nobody was allowed to open?
5. What did you hear at night?

If somebody likes to draw, ask for a plan of the house on the back of an envelope. Hands that are drawing do not notice that they are being interviewed. Keep the envelope.

## Then the people

Ask what people did, not what they were like.

6. What was in your mother’s pockets?
7. What did your father do when he came home, in the first five minutes?
8. Who in the family could make everybody laugh, and how?
9. Who did you run to when you had done something wrong?
10. Who was never talked about?

The tenth is the reason that you asked the other nine first. Ask it lightly, and let it go if the answer is “oh, that’s a long story”. Long stories come back by themselves, often while you are putting on your coat.

![[image]]

## Then the days that turned things

11. What did you want to be, and who told you that you couldn’t?
12. When did you first have money of your own, and what did it buy?
13. How did you come to live where you lived at twenty?
14. What did you take with you when you left home? What did you leave behind?
15. Tell me about a day when you were late.

The last one sounds like nothing. Almost everybody has a day on which being late changed their life: a train, a husband, a bomb. It is the best question on the list.

## Last, what should stay

16. What did your grandmother say that you still say?
17. Which dish would be lost if you did not cook it?
18. Which thing in this house would I throw away by mistake?
19. What do you know how to do that nobody asks you about?
20. What would you like somebody in this family to be told, one day?

Write down the answer to eighteen before you leave. It is worth money, and it is worth more than money.

## How to listen

Wait. When an answer stops, count to eight before you say anything. The second half of a story lives in that silence.

Ask “and then?” and “what did that look like?”. Do not ask “why?”, which sounds like a court.

Do not correct. If she says 1951 and you know that it was 1953, write both. A wrong year can be mended from a census. The green coat she was wearing cannot.

And if somebody cries, stay, and do not hurry to stop the recording. “Shall we go on, or shall we have cake?” is a real choice, and either is right.

## The same evening

Give the recording a name with a person, a place, and a day in it. Note three lines: what the story was, who is in it, what to ask next time. Spell the names of villages as they sounded to you. Then turn over the photographs and write, on the back, in soft pencil, who is who. Archives advise pencil because ink can come through the paper; the Library of Congress says so too in its advice on family photographs.

If you would like a sheet to put beside the cup, [a plan for a first quarter of an hour](/before-its-too-late) can be printed. And if the trail ends at a name that nobody can place, our page about [lost ancestors](/voice-ancestry) says what could be done about it.

My great-aunt has died since. I have forty minutes about an apron. In the middle of it she stops, and I, for once, did not say a word, and after nine seconds she says: “He asked her to come, you know. She had already bought the ticket.”
`
