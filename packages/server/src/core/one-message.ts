/**
 * Tells what was said in one turn as one message: a page asks several calls at once, several pages are under way, and
 * each message wakes a thread, which costs an eighth of a millisecond on either side.
 */
export function inOneMessage<Word>(post: (words: Word[], transfer: ArrayBuffer[]) => void) {
  let words: Word[] = []
  let transfer: ArrayBuffer[] = []

  function flush() {
    const said = words
    const given = transfer
    words = []
    transfer = []
    post(said, given)
  }

  return (word: Word, given: readonly ArrayBuffer[] = []) => {
    if (words.length === 0) setImmediate(flush)
    words.push(word)
    transfer.push(...given)
  }
}
