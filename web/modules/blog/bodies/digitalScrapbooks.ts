/** Article 7. */
export const digitalScrapbooks = `
There is a shoe box on top of Ben’s wardrobe with four hundred photographs in it. He has been meaning to do something with them since his mother moved. Last month he did. It took three evenings, it has eleven pictures, and it is the only family book that anybody has ever read to the end.

Four hundred pictures are not a story. They are evidence. A story is what is left when you have chosen.

## Evening one: choose one day

Do not begin with “our family”. Begin with something that has an edge: one summer, one house, one person’s hands. Ben took the summer of the leaking boat.

Empty the box on a table and look at every picture for one second. Sort into three heaps, quickly, without reading the backs.

- **Yes.** You stopped breathing for a moment.
- **No.** Scenery, double prints, people nobody can name.
- **Wait.** Everything else. Put the lid on it.

Then count the yes heap and halve it, and halve it again, until there are about a dozen. If two pictures tell the same thing, the one with the worse light and the better face stays.

Nothing is thrown away. The heaps go back into the box, with a slip of paper between them. Somebody may choose another story one day.

## Evening two: make good copies

A phone can do this well enough for a screen and a small print. Daylight from the side, no flash, the picture flat on a dark cloth, the phone held level above it. For prints that you want to enlarge, use a flatbed scanner. The U.S. National Archives suggest working with clean, dry hands and holding photographs by the edges; 300 dots per inch makes a copy of the same size, 600 lets you print it at twice that.

Copy the back, too, if there is handwriting on it. “Me, before the cake” in your grandmother’s slanted letters is worth a page of its own.

Name each file by what you know: a year, a place, a person. “1968 lake Joseph boat” is enough. If you are not sure, put a question mark. An honest question mark is a gift to whoever comes after you.

![[image]]

## Evening three: put them in order, and say something

By date is one order, and rarely the best. Try this one instead.

1. **A place, empty.** The jetty, the kitchen, the street.
2. **Somebody arrives.**
3. **What they did there**, in five or six pictures.
4. **The one that is different.** The blurred one. The one where nobody is smiling.
5. **Afterward.** The same place, or the same person, years later.

Under each picture write one sentence that cannot be seen in it. Not “Joseph in the boat”, but “He had told us that it did not leak”. If you do not know one, ask somebody who was there, and write down what they say in their own words. Better still, record them while they look at it. The picture shows the boat. Only the voice knows about the sandwiches.

Then stop. Eleven pictures, eleven sentences, a title. “The Boat That Did Not Leak.”

## Keep the box

A copy on a screen is not a reason to throw paper away. Paper has outlived every disk that any of us has owned. Keep the box dry and dark, not in the attic and not in the basement, where it is too hot or too damp. Keep two copies of the files in two different places.

Ben printed his book on ordinary paper and sewed it with the thread from his mother’s sewing basket. He sent one to his sister. She called him that night and said, “I was the one who told you to bail,” which was not in the book, and is now.

If you would like your own stories gathered beside the pictures, see what is planned for [our scrapbooks](/scrapbooks). And if the best part of your box is a person who can still tell you who is who, [start with them](/before-its-too-late).
`
