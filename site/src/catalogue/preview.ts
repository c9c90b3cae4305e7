/** What is shown of the parts that were found. */
const shown = 10

/** What is asked for to show how a sentence was read: the first parts that answer it. */
export const previewOf = (q: string) => ({ keywords: q, pageIndex: 1, pageSize: shown })
