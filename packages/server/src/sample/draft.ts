import type { Random } from './random.ts'
import type { Family, Pair } from './families/family.ts'
import type { PackageShape } from './package-shape.ts'
import type { Reading } from './reading.ts'
import type { SampleTerms } from './sample-terms.ts'
import type { Sheet } from './sheet.ts'
import type { Words } from './words-en.ts'

/** A catalogue value in the language of the document. */
export interface ShownParam {
  name: string
  symbol: string
  value: string
  unit: string
  reading: Reading | null
}

/** A part in the language of the document. */
export interface ShownPart {
  model: string
  brand: string
  category: string
  package: string
  description: string
  params: ShownParam[]
}

/** Invented figures, labelled illustrative wherever they stand; edition B corrects edition A. */
export interface Invented {
  quantity: string
  quantityBefore: string
  resistance: string
  resistanceBefore: string
}

/** Everything that a section needs to write itself. */
export interface Draft {
  sheet: Sheet
  terms: SampleTerms
  words: Words
  family: Family
  parts: ShownPart[]
  main: ShownPart
  shape: PackageShape
  invented: Invented
  /** Titles of the sections this document has. */
  sections: Set<string>
  say(pair: Pair): string
  random(topic: string): Random
}
