/** What one word of a line says. `contact` is taken out, `rest` was not understood and stays as a remark. */
export type WordKind =
  | 'batchNo'
  | 'brand'
  | 'contact'
  | 'delivery'
  | 'model'
  | 'package'
  | 'price'
  | 'quantity'
  | 'region'
  | 'rest'
  | 'tax'
  | 'type'

/** A word of a line, with its place: `text.slice(start, end)` is how it was typed. */
export interface LineWord {
  kind: WordKind
  start: number
  end: number
}

/** One line that wants or offers a part, as far as it was understood. */
export interface DemandLine {
  /** As typed. */
  text: string
  words: LineWord[]
  /** 1 wanted, 0 offered; missing where the line does not say. */
  type?: 0 | 1
  model?: string
  /** Pieces. */
  quantity?: number
  brand?: string
  /** Of one piece, in `currency`. */
  price?: number
  currency?: 'CNY' | 'USD'
  taxIncluded?: boolean
  package?: string
  batchNo?: string
  delivery?: string
  region?: string
  /** What was not understood, in the order it was typed; never a way to reach somebody. */
  rest: string
  /** What a post cannot be without. */
  lacks: ('model' | 'quantity')[]
}
