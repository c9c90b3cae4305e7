/** What an s-expression is made of: a parenthesis, or a word. */
export type Token = { type: 'open' } | { type: 'close' } | { type: 'atom'; text: string }

const deepest = 64
const longestAtom = 65_536

const open: Token = { type: 'open' }
const close: Token = { type: 'close' }

// Each of these takes a number of steps that grows with its match, whatever stands in the file.
const space = /\s*/y
const quoted = /"([^"\\]*(?:\\.[^"\\]*)*)"/sy
const bare = /[^\s()"]+/y

/**
 * Reads s-expressions piece by piece, wherever the pieces end. Forgiving: a parenthesis too many is passed over, what
 * is not closed ends with the text. Strict where memory is at stake: a file that nests too deep or has an endless
 * word is refused.
 */
export function sexprReader(): (piece: string) => Generator<Token> {
  let depth = 0
  let rest = ''

  function step(token: Token): Token | undefined {
    if (token.type === 'atom') return token
    if (token.type === 'close' && depth === 0) return undefined
    depth += token.type === 'open' ? 1 : -1
    if (depth > deepest) throw new Error(`The file nests deeper than ${deepest}.`)
    return token
  }

  return function* read(piece: string) {
    const text = rest + piece
    let at = 0
    for (let found = tokenAt(text, at); found; found = tokenAt(text, at)) {
      at = found.end
      const token = step(found.token)
      if (token) yield token
    }
    // A word that is cut by the end of the piece is read again with the next piece; the limit keeps it from growing.
    rest = text.slice(at).trimStart()
    if (rest.length > longestAtom) throw new Error(`The file has a word of more than ${longestAtom} characters.`)
  }
}

function tokenAt(text: string, from: number): { token: Token; end: number } | undefined {
  space.lastIndex = from
  space.test(text)
  const at = space.lastIndex
  if (text[at] === '(') return { token: open, end: at + 1 }
  if (text[at] === ')') return { token: close, end: at + 1 }
  const pattern = text[at] === '"' ? quoted : bare
  pattern.lastIndex = at
  const found = pattern.exec(text)
  if (!found || (pattern === bare && pattern.lastIndex === text.length)) return undefined
  const word = found[1] === undefined ? found[0] : unescape(found[1])
  return { token: { type: 'atom', text: word }, end: pattern.lastIndex }
}

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r' }
const unescape = (text: string): string =>
  text.includes('\\') ? text.replaceAll(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter) : text
