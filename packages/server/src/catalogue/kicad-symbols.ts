import type { Readable } from 'node:stream'
import { sexprReader, type Token } from './sexpr.ts'

/** A symbol of a KiCad library: its name and what is written beside it. */
export interface KicadSymbol {
  name: string
  /** The symbol whose properties count where this one has none. */
  base: string
  properties: ReadonlyMap<string, string>
}

interface Draft {
  name: string
  base: string
  properties: Map<string, string>
}

const mostSymbols = 50_000
const mostProperties = 64

/** Reads a `.kicad_sym` file of KiCad 6 and later: `(kicad_symbol_lib (symbol "NAME" (property "K" "V" …) …) …)`. */
export async function readSymbols(stream: Readable): Promise<Map<string, KicadSymbol>> {
  const symbols = new Map<string, Draft>()
  const read = sexprReader()
  const collect = collector(symbols)
  stream.setEncoding('utf8')
  for await (const piece of stream) {
    for (const token of read(piece as string)) collect(token)
    if (symbols.size > mostSymbols) throw new Error(`The library has more than ${mostSymbols} symbols.`)
  }
  return symbols
}

/** Follows the tokens and keeps what stands two and three levels deep; the drawing below is passed over. */
function collector(symbols: Map<string, Draft>): (token: Token) => void {
  let depth = 0
  let symbol: Draft | undefined
  let words: string[] = []

  const closeList = () => {
    const [kind, one = '', two = ''] = words
    if (symbol && kind === 'property' && symbol.properties.size < mostProperties) symbol.properties.set(one, two)
    if (symbol && kind === 'extends') symbol.base = one
    words = []
  }
  const addWord = (text: string) => {
    if (depth !== 2 && depth !== 3) return
    if (words.length < 3) words.push(text)
    if (depth === 2 && words.length === 2 && words[0] === 'symbol') symbol = begin(symbols, text)
  }

  return (token) => {
    if (token.type === 'atom') return addWord(token.text)
    if (token.type === 'close' && depth === 3) closeList()
    if (token.type === 'close' && depth === 2) symbol = undefined
    depth += token.type === 'open' ? 1 : -1
    if (token.type === 'open' && depth <= 3) words = []
  }
}

function begin(symbols: Map<string, Draft>, name: string): Draft {
  const draft = { name, base: '', properties: new Map<string, string>() }
  symbols.set(name, draft)
  return draft
}

/** Symbols that stand on each other this high stand in a circle. */
const highest = 8

/** A symbol's property: its own, or that of the symbols it extends. `~` is KiCad's word for nothing. */
export function propertyOf(symbols: ReadonlyMap<string, KicadSymbol>, symbol: KicadSymbol, key: string): string {
  let current: KicadSymbol | undefined = symbol
  for (let height = 0; current && height < highest; height += 1) {
    const value = current.properties.get(key)?.trim()
    if (value && value !== '~') return value
    current = symbols.get(current.base)
  }
  return ''
}
