/** Where the PDFs of a book lie, sealed with its key. */
export const pdfFolder = (scrapbookId: string): string => `books/${scrapbookId}/`
export const pdfName = (scrapbookId: string, pdfId: string): string => `${pdfFolder(scrapbookId)}${pdfId}`
